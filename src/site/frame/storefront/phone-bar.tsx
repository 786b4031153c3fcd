import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { footerWordsFor } from '#messages/footer-words-for.ts';
import type { ShownEntry } from '#site/menus/rules/menu-entry.ts';
import { MenuLinks } from './menu-links.tsx';
import styles from './phone-bar.module.css';

const barId = 'phone-bar';

/** Opens and closes the bar below the header of telephones; a popover needs no script (SITE-18). */
export function PhoneBarToggle() {
  const { locale } = useWords();
  return (
    <button type="button" className={`${iconButtonClass} ${styles.toggle}`} popoverTarget={barId}>
      <Icon name="info" />
      <span className={visuallyHidden}>{footerWordsFor(locale).phoneBar}</span>
    </button>
  );
}

export function PhoneBar({ menu }: { menu: readonly ShownEntry[] }) {
  const { locale } = useWords();
  return (
    <div id={barId} className={styles.bar} popover="auto">
      <nav aria-label={footerWordsFor(locale).phoneBar}>
        <ul>
          <MenuLinks entries={menu} />
        </ul>
      </nav>
    </div>
  );
}
