import type { ReactNode } from 'react';
import type { ShopLogo } from '#foundation/settings/rules/shop-brand.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { Markup } from '#kit/ui/display/markup.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import type { ShownEntry } from '#site/menus/rules/menu-entry.ts';
import type { LanguageLink } from '../rules/language-link.ts';
import { CategoryPanel, CategoryPanelButton, panelId, usePanelName } from './category-panel.tsx';
import headerSearch from './header-search.island.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import logoStyles from './logo.module.css';
import mobileMenu from './mobile-menu.island.tsx';
import { MobileMenuContext } from './mobile-menu.tsx';
import { PhoneBarToggle } from './phone-bar.tsx';
import styles from './site-header.module.css';

export type SiteHeaderProps = {
  readonly shopName: string;
  readonly logo?: ShopLogo | null;
  /** what was searched for, on a search's own page */
  readonly searchWords?: string;
  /** the markup of `MainMenu`, `MobileMenuList` and `PhoneBar`, which all pages share; '' for a bar without entries */
  readonly menus: { readonly main: string; readonly mobile: string; readonly phoneBar: string };
  /** the page in the other language; null where the shop speaks one */
  readonly language?: LanguageLink | null;
  readonly account: ReactNode;
  readonly miniCart: ReactNode;
};

export function SiteHeader({
  shopName,
  logo = null,
  searchWords = '',
  menus,
  language = null,
  account,
  miniCart,
}: SiteHeaderProps) {
  const { site } = useWords();
  return (
    <header>
      <div className={styles.slot}>
        <div className={styles.bar}>
          <div className={styles.row}>
            <MobileMenuContext value={menus.mobile}>
              <Island of={mobileMenu} props={{}} />
            </MobileMenuContext>
            <a className={styles.logo} href="/" aria-label={site.toHomePage(shopName)}>
              <Logo shopName={shopName} logo={logo} />
            </a>
            <div className={styles.search}>
              <Island of={headerSearch} props={{ words: searchWords }} />
            </div>
            <div className={styles.actions}>
              {menus.phoneBar === '' ? null : <PhoneBarToggle />}
              {account}
              {language ? <LanguageSwitch link={language} /> : null}
              {miniCart}
            </div>
          </div>
        </div>
      </div>
      {menus.phoneBar === '' ? null : <Markup html={menus.phoneBar} />}
      <Markup html={menus.main} />
    </header>
  );
}

/** The entries of the menu in a row, and the panel of the whole menu; nothing in a shop without any. */
export function MainMenu({ menu }: { menu: readonly ShownEntry[] }) {
  const { site } = useWords();
  const panelName = usePanelName(menu);
  if (menu.length === 0) return null;
  return (
    <nav className={styles.categories} aria-label={site.mainMenu}>
      <div className={styles.links}>
        {panelName === null ? null : <CategoryPanelButton name={panelName} />}
        <ul>
          {menu.map(({ key, name, lang, path }) => (
            <li key={key}>
              {path === null ? (
                <button type="button" popoverTarget={panelId} lang={lang}>
                  {name}
                </button>
              ) : (
                <a href={path} lang={lang}>
                  {name}
                </a>
              )}
            </li>
          ))}
          {/* Sticks to the edge while entries lie beyond it; for the mouse, since the keyboard scrolls the bar itself. */}
          {panelName === null ? null : (
            <li className={styles.more} aria-hidden="true">
              <button type="button" tabIndex={-1} popoverTarget={panelId} title={panelName}>
                <Icon name="arrow-right" />
              </button>
            </li>
          )}
        </ul>
      </div>
      <CategoryPanel menu={menu} />
    </nav>
  );
}

/** The shop's own logo; without one a mark of the trade and the shop's name. */
export function Logo({ shopName, logo }: { shopName: string; logo: ShopLogo | null }) {
  if (logo) {
    const { webp, width, height } = logo;
    return (
      <span className={logoStyles.logo}>
        <img src={`/media/${webp}`} alt={shopName} width={width} height={height} />
      </span>
    );
  }
  return (
    <span className={logoStyles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="6" />
        <path
          fillRule="evenodd"
          d="M8 5.5h16a1 1 0 0 1 1 1V9H7V6.5a1 1 0 0 1 1-1zM7 10.6h18v2.2H7zM7 14.4h18v5.1a1.5 1.5 0 0 1-1.5 1.5h-3.3l1 6H10.8l1-6H8.5A1.5 1.5 0 0 1 7 19.5zM16 15.9a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z"
        />
      </svg>
      <span className={logoStyles.name}>{shopName}</span>
    </span>
  );
}
