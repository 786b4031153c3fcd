import type { ReactNode } from 'react';
import type { MenuCategory } from '#shop/catalogue/rules/listing.ts';
import { categoryPath } from '#shop/catalogue/rules/paths.ts';
import { CategoryPanel, CategoryPanelButton } from './category-panel.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './site-header.module.css';
import { useWords } from './use-words.ts';

export type SiteHeaderProps = {
  readonly shopName: string;
  readonly menu: readonly MenuCategory[];
  /** what was searched for, on a search's own page */
  readonly searchWords?: string;
  readonly account: ReactNode;
  readonly miniCart: ReactNode;
};

export function SiteHeader({ shopName, menu, searchWords = '', account, miniCart }: SiteHeaderProps) {
  const { site } = useWords();
  return (
    <header>
      <div className={styles.slot}>
        <div className={styles.bar}>
          <div className={styles.row}>
            <MobileMenu menu={menu} />
            <a className={styles.logo} href="/" aria-label={site.toHomePage(shopName)}>
              <Logo shopName={shopName} />
            </a>
            <div className={styles.search}>
              <SearchForm words={searchWords} />
            </div>
            <div className={styles.actions}>
              {account}
              {miniCart}
            </div>
          </div>
        </div>
      </div>
      <nav className={styles.categories} aria-label={site.mainMenu}>
        <div className={styles.links}>
          <CategoryPanelButton />
          <ul>
            {menu.map((category) => (
              <li key={category.slug}>
                <a href={categoryPath(category.slug)}>{category.name}</a>
              </li>
            ))}
          </ul>
        </div>
        <CategoryPanel menu={menu} />
      </nav>
    </header>
  );
}
