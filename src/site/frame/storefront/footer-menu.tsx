import { useWords } from '#kit/words/storefront/use-words.ts';
import { footerWordsFor } from '#messages/footer-words-for.ts';
import type { ShownEntry } from '#site/menus/rules/menu-entry.ts';
import { MenuLinks } from './menu-links.tsx';
import styles from './site-footer.module.css';

/** More links than these stand in two columns. */
const LONG = 12;

/** The menu of the footer: a column for each entry with others below it, and one for the entries that stand alone. */
export function FooterMenu({ menu }: { menu: readonly ShownEntry[] }) {
  const { locale } = useWords();
  const alone = menu.filter(({ children }) => children.length === 0);
  return (
    <>
      {menu.map((entry) => (entry.children.length === 0 ? null : <Column key={entry.key} entry={entry} />))}
      {alone.length === 0 ? null : (
        <nav
          aria-label={footerWordsFor(locale).links}
          className={alone.length > LONG ? styles.long : undefined}
        >
          <ul>
            <MenuLinks entries={alone} />
          </ul>
        </nav>
      )}
    </>
  );
}

function Column({ entry: { key, name, lang, path, children } }: { entry: ShownEntry }) {
  const id = `footer-${key}`;
  return (
    <nav aria-labelledby={id} className={children.length > LONG ? styles.long : undefined}>
      <h2 id={id} lang={lang}>
        {path === null ? name : <a href={path}>{name}</a>}
      </h2>
      <ul>
        <MenuLinks entries={children} />
      </ul>
    </nav>
  );
}
