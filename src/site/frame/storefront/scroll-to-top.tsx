import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './scroll-to-top.module.css';

/** The button to the top; `watchScroll` shows it and acts on it. */
export function ScrollToTop() {
  const { site } = useWords();
  return (
    <button type="button" className={styles.button} aria-label={site.toTop} data-to-top="">
      <Icon name="arrow-up" />
    </button>
  );
}
