import { type ComponentType, useState } from 'react';
import { SearchForm } from '#catalogue/search/storefront/search-form.tsx';
import type { SearchPopupProps } from '#catalogue/suggestions/storefront/search-popup.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './header-search.module.css';

type Popup = ComponentType<SearchPopupProps>;

type HeaderSearchProps = {
  readonly words?: string;
  /** on the first screen of the shop, where it is what one begins with */
  readonly large?: boolean;
};

/**
 * The search of the header and of the home page: a plain form, and where scripts run a toggle that opens the popup with suggestions (SITE-17). The style sheet shows
 * one of them: the form while it has the focus or holds words that were typed, and where the toggle's files do not come.
 */
export function HeaderSearch({ words = '', large = false }: HeaderSearchProps) {
  const { search } = useWords();
  const [open, setOpen] = useState(false);
  const [popup, setPopup] = useState<{ readonly View: Popup } | null>(null);
  const [isMissing, setMissing] = useState(false);

  // The popup is fetched when a hand comes near it; without it the form goes on doing its work.
  const fetchPopup = () => {
    if (popup) return;
    import('#catalogue/suggestions/storefront/search-popup.tsx').then(
      ({ SearchPopup }) => setPopup({ View: SearchPopup }),
      () => {
        setOpen(false);
        setMissing(true);
      },
    );
  };

  return (
    <>
      <div className={styles.form} data-alone={isMissing || undefined}>
        <SearchForm words={words} large={large} />
      </div>
      <search className={styles.other}>
        <button
          type="button"
          className={large ? `${styles.toggle} ${styles.large}` : styles.toggle}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={fetchPopup}
          onPointerDown={fetchPopup}
          onFocus={fetchPopup}
          onClick={() => {
            fetchPopup();
            setOpen(true);
          }}
        >
          <span className={visuallyHidden}>{search.label}: </span>
          <span className={words === '' ? `${styles.text} ${styles.faint}` : styles.text}>
            {words === '' ? search.placeholder : words}
          </span>
          {large ? <span className={styles.submit}>{search.submit}</span> : <Icon name="search" />}
        </button>
        {open && popup ? <popup.View searched={words} words={search} onClose={() => setOpen(false)} /> : null}
      </search>
    </>
  );
}
