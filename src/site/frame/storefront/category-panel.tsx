import type { Picture } from '#catalogue/media/rules/picture.ts';
import type { MenuCategory } from '#catalogue/products/rules/listing.ts';
import { categoryPath, shopPath } from '#foundation/paths/rules/paths.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './category-panel.module.css';

export const panelId = 'catalogue-menu';

/** The button that opens the panel of all categories: a popover, so it needs no script, and Escape closes it. */
export function CategoryPanelButton() {
  const { site } = useWords();
  return (
    <button type="button" className={styles.button} popoverTarget={panelId}>
      <Icon name="grid" />
      {site.allCategories}
      <Icon name="chevron-down" className={styles.chevron} />
    </button>
  );
}

export function CategoryPanel({ menu }: { menu: readonly MenuCategory[] }) {
  const { site } = useWords();
  return (
    <div id={panelId} className={styles.panel} popover="auto">
      <div className={styles.columns}>
        {menu.map((category) => (
          <section key={category.slug}>
            <a className={styles.head} lang={category.lang} href={categoryPath(category.slug)}>
              {category.picture ? <MenuPicture picture={category.picture} /> : null}
              {category.name}
            </a>
            <ul>
              <CategoryLinks categories={category.children} />
            </ul>
          </section>
        ))}
      </div>
      <a className={styles.everything} href={shopPath}>
        {site.wholeCatalogue}
        <Icon name="arrow-right" />
      </a>
    </div>
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
