import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { footerWordsFor } from '#messages/footer-words-for.ts';
import type { ShownEntry } from '#site/menus/rules/menu-entry.ts';
import styles from './breadcrumb-menu.module.css';
import { MenuLinks } from './menu-links.tsx';

const menuId = 'breadcrumb-menu';

/** The menu beside the breadcrumb of telephones, with the toggle that opens and closes it; nothing where it is empty (SITE-18). */
export function BreadcrumbMenu({ menu }: { menu: readonly ShownEntry[] }) {
  const { locale } = useWords();
  if (menu.length === 0) return null;
  const name = footerWordsFor(locale).breadcrumbMenu;
  return (
    <>
      <button type="button" className={`${iconButtonClass} ${styles.toggle}`} popoverTarget={menuId}>
        <Icon name="chevron-down" />
        <span className={visuallyHidden}>{name}</span>
      </button>
      <div id={menuId} className={styles.menu} popover="auto">
        <nav aria-label={name}>
          <ul>
            <MenuLinks entries={menu} />
          </ul>
        </nav>
      </div>
    </>
  );
}
