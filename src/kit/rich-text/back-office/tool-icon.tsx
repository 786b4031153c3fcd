import styles from '#kit/ui/display/icon.module.css';

/** Line drawings on a 24 by 24 grid; beside those of the kit, for the storefront shall not load them. */
const paths = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14.5 5l-5 14',
  heading: 'M6 5v14M18 5v14M6 12h12',
  bullets: 'M9.5 6H20M9.5 12H20M9.5 18H20M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10.5 6H20M10.5 12H20M10.5 18H20M3.5 5.2 5 4.5V9M3.5 15.6c.2-1.6 3-1.6 3 0 0 1.2-3 2-3 3.4h3.2',
  quote: 'M9.5 7.5h-5v5h5zm0 5c0 2.5-1.3 4-3.5 4.5M19.5 7.5h-5v5h5zm0 5c0 2.5-1.3 4-3.5 4.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6',
  undo: 'M9 14 4 9l5-5M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a5.5 5.5 0 0 0 0 11h3',
} as const;

export type ToolIconName = keyof typeof paths;

/** What a button of the toolbar does, as a drawing; the button has the name. */
export function ToolIcon({ name }: { readonly name: ToolIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
