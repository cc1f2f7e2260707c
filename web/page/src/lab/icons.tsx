// The icons of the laboratory's controls, drawn as those of the design are.
import { h } from 'preact';
import { ChevronsRight, Pause, Play, RotateCcw, SkipForward, Square, StepBack, StepForward, type IconNode } from 'lucide';

const icons = {
  run: Play, pause: Pause, back: StepBack, step: StepForward, backtrack: SkipForward, end: ChevronsRight, restart: RotateCcw, stop: Square,
} satisfies Record<string, IconNode>;

export function LabIcon({ name }: { name: keyof typeof icons }) {
  return (
    <svg class="icon-drawn" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      {icons[name].map(([tag, attributes], index) => h(tag, { key: index, ...attributes }))}
    </svg>
  );
}
