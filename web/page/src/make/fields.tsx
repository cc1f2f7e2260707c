// The fields of the maker's forms.
import type { ComponentChildren } from 'preact';

export function Field({ label, help, children }: { label: string; help?: string; children: ComponentChildren }) {
  return (
    <div class="field">
      <label>
        <span>{label}</span>
        {children}
      </label>
      {help && <small>{help}</small>}
    </div>
  );
}

export function Pair({ children }: { children: ComponentChildren }) {
  return <div class="pair">{children}</div>;
}

interface NumberProps {
  label: string;
  value: string;
  min: number;
  max?: number;
  step?: number;
  placeholder?: string;
  change: (value: string) => void;
}

export function NumberField({ label, value, change, ...limits }: NumberProps) {
  return (
    <Field label={label}>
      <input type="number" {...limits} value={value} onInput={(event) => change(event.currentTarget.value)} />
    </Field>
  );
}
