// The page's icons, of one hand: those of Lucide, drawn inline in the colour of the text.
import { h } from 'preact';
import {
  Check, ChevronLeft, ChevronRight, Download, Ellipsis, Eraser, FlaskConical, FolderOpen, GraduationCap, Grid3x3, House, Lightbulb, Palette, Pause, PencilRuler,
  Play, Plus, Redo2, Search, Settings, Trash2, Undo2, Upload, X, type IconNode,
} from 'lucide';
import { CircleDot, PanelLeft, Pen, Type, Waypoints, ZoomIn, ZoomOut } from 'lucide';
import { Camera, Copy, ExternalLink, ListOrdered, Share2 } from 'lucide';

const icons = {
  check: Check, previous: ChevronLeft, next: ChevronRight, learn: GraduationCap, download: Download, more: Ellipsis, erase: Eraser, laboratory: FlaskConical, open: FolderOpen,
  board: Grid3x3, home: House, hint: Lightbulb, colour: Palette, pause: Pause, make: PencilRuler, play: Play,
  plus: Plus, redo: Redo2, search: Search, settings: Settings, remove: Trash2, undo: Undo2, upload: Upload, close: X,
  pen: Pen, line: Waypoints, edge: PanelLeft, dot: CircleDot, cross: X, letters: Type, nearer: ZoomIn, further: ZoomOut,
  copy: Copy, outside: ExternalLink, list: ListOrdered, share: Share2, photo: Camera,
} satisfies Record<string, IconNode>;
export type IconName = keyof typeof icons;

/** An icon is decoration: the button that has it says what it does. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon-drawn" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      {icons[name].map(([tag, attributes], index) => h(tag, { key: index, ...attributes }))}
    </svg>
  );
}
