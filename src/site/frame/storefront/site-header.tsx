import type { ReactNode } from 'react';
import { StaticPart } from '#kit/ui/static/static-part.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { HeaderSearch } from './header-search.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import styles from './site-header.module.css';
import { mainMenu } from './static-frame.ts';

export type SiteHeaderProps = {
  readonly shopName: string;
  /** what was searched for, on a search's own page */
  readonly searchWords?: string;
  readonly account: ReactNode;
  readonly miniCart: ReactNode;
};

export function SiteHeader({ shopName, searchWords = '', account, miniCart }: SiteHeaderProps) {
  const { site } = useWords();
  return (
    <header>
      <div className={styles.slot}>
        <div className={styles.bar}>
          <div className={styles.row}>
            <MobileMenu />
            <a className={styles.logo} href="/" aria-label={site.toHomePage(shopName)}>
              <Logo shopName={shopName} />
            </a>
            <div className={styles.search}>
              <HeaderSearch words={searchWords} />
            </div>
            <div className={styles.actions}>
              {account}
              {miniCart}
            </div>
          </div>
        </div>
      </div>
      <StaticPart of={mainMenu} draw={import.meta.env.SSR ? (menu) => <MainMenu menu={menu} /> : null} />
    </header>
  );
}
