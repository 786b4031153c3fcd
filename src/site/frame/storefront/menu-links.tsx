import type { ShownEntry } from '#site/menus/rules/menu-entry.ts';

/** Entries of a list, each a link; a heading stands for what is below it. */
export function MenuLinks({ entries }: { entries: readonly ShownEntry[] }) {
  return entries.map(({ key, name, lang, path, children }) =>
    path === null ? (
      <MenuLinks key={key} entries={children} />
    ) : (
      <li key={key}>
        <a href={path} lang={lang}>
          {name}
        </a>
      </li>
    ),
  );
}
