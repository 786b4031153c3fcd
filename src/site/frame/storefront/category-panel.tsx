import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { MenuCategory } from '#catalogue/products/rules/listing.ts';
import { categoryPath } from '#foundation/paths/rules/paths.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { ShownEntry } from '#site/menus/rules/menu-entry.ts';
import styles from './category-panel.module.css';
import { MenuLinks } from './menu-links.tsx';

export const panelId = 'catalogue-menu';

/** Entries that are a column of the panel; the others stand at its end. */
const isColumn = ({ children, isCategory }: ShownEntry) => isCategory || children.length > 0;

/** What the button of the panel is called; null where it would show nothing that the bar does not. */
export const usePanelName = (menu: readonly ShownEntry[]): string | null => {
  const { site } = useWords();
  if (!menu.some(isColumn)) return null;
  return menu.some(({ isCategory }) => isCategory) ? site.allCategories : site.menu;
};

/** The button that opens the panel of the whole menu: a popover, so it needs no script, and Escape closes it. */
export function CategoryPanelButton({ name }: { name: string }) {
  return (
    <button type="button" className={styles.button} popoverTarget={panelId}>
      <Icon name="grid" />
      {name}
      <Icon name="chevron-down" className={styles.chevron} />
    </button>
  );
}

/** The whole menu. `data-at` is the position of an entry: the drawer of telephones lists them in their order. */
export function CategoryPanel({ menu }: { menu: readonly ShownEntry[] }) {
  const numbered = menu.map((entry, at) => ({ entry, at }));
  return (
    <div id={panelId} className={styles.panel} popover="auto">
      <div className={styles.columns}>
        {numbered.map(({ entry, at }) =>
          isColumn(entry) ? (
            <section key={entry.key} data-at={at}>
              <ColumnHead entry={entry} />
              <ul>
                <MenuLinks entries={entry.children} />
              </ul>
            </section>
          ) : null,
        )}
      </div>
      {numbered.map(({ entry, at }) =>
        isColumn(entry) || entry.path === null ? null : (
          <a key={entry.key} className={styles.everything} data-at={at} href={entry.path} lang={entry.lang}>
            {entry.name}
            <Icon name="arrow-right" />
          </a>
        ),
      )}
    </div>
  );
}

function ColumnHead({ entry: { name, lang, path, picture } }: { entry: ShownEntry }) {
  const shown = (
    <>
      {picture ? <MenuPicture picture={picture} /> : null}
      {name}
    </>
  );
  return path === null ? (
    <span className={styles.head} data-head="" lang={lang}>
      {shown}
    </span>
  ) : (
    <a className={styles.head} lang={lang} href={path}>
      {shown}
    </a>
  );
}

/** Entries of a list, each a way to a category. */
export function CategoryLinks({
  categories,
}: {
  categories: readonly Pick<MenuCategory, 'slug' | 'name' | 'lang'>[];
}) {
  return categories.map((category) => (
    <li key={category.slug}>
      <a href={categoryPath(category.slug)} lang={category.lang}>
        {category.name}
      </a>
    </li>
  ));
}

const pictureWidth = 160;

/** A small picture beside a name that says what it shows; fetched when the panel is opened. */
function MenuPicture({ picture: { key, widths } }: { picture: Picture }) {
  const width = widths.find((one) => one >= pictureWidth) ?? widths.at(-1);
  return width === undefined ? null : (
    <img src={`/media/${key}-${width}.webp`} alt="" width={40} height={40} loading="lazy" />
  );
}
