import { visuallyHidden } from '../display/visually-hidden.tsx';

/** A field that nobody sees: what is written into it was written by a program. */
export function BaitField({ name, label }: { readonly name: string; readonly label: string }) {
  return (
    <p className={visuallyHidden} aria-hidden="true">
      <label>
        {label} <input name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </p>
  );
}
