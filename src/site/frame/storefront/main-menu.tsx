import type { MenuCategory } from '#catalogue/products/rules/listing.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { CategoryLinks } from './category-links.tsx';
import { CategoryPanel, CategoryPanelButton } from './category-panel.tsx';
import styles from './site-header.module.css';

/** The first categories in a row, and the panel of all of them. */
export function MainMenu({ menu }: { menu: readonly MenuCategory[] }) {
  const { site } = useWords();
  return (
    <nav className={styles.categories} aria-label={site.mainMenu}>
      <div className={styles.links}>
        <CategoryPanelButton />
        <ul>
          <CategoryLinks categories={menu} />
        </ul>
      </div>
      <CategoryPanel menu={menu} />
    </nav>
  );
}
