import { type ComponentType, useEffect, useRef, useState } from 'react';
import { SearchForm } from '#catalogue/search/storefront/search-form.tsx';
import type { SearchPopupProps } from '#catalogue/suggestions/storefront/search-popup.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import styles from './header-search.module.css';

type Popup = ComponentType<SearchPopupProps>;

/**
 * The header's search: a plain form as the page comes; once scripts run, a toggle instead of it that opens the popup with
 * suggestions (SITE-17). A form that has the focus is not replaced.
 */
export function HeaderSearch({ words = '' }: { words?: string }) {
  const { search } = useWords();
  const form = useRef<HTMLDivElement>(null);
  const [isToggle, setToggle] = useState(false);
  const [open, setOpen] = useState(false);
  const [popup, setPopup] = useState<{ readonly View: Popup } | null>(null);

  useEffect(() => {
    const field = form.current?.querySelector('input');
    if (!field) return;
    const left = new AbortController();
    const stepIn = () => {
      if (field.value === field.defaultValue) setToggle(true);
    };
    if (document.activeElement !== field) stepIn();
    field.addEventListener('blur', stepIn, { signal: left.signal });
    return () => left.abort();
  }, []);

  // The popup is fetched when a hand comes near it; without it the form goes on doing its work.
  const fetchPopup = () => {
    if (popup) return;
    import('#catalogue/suggestions/storefront/search-popup.tsx').then(
      ({ SearchPopup }) => setPopup({ View: SearchPopup }),
      () => {
        setOpen(false);
        setToggle(false);
      },
    );
  };

  if (!isToggle) {
    return (
      <div ref={form}>
        <SearchForm words={words} />
      </div>
    );
  }
  return (
    <search>
      <button
        type="button"
        className={styles.toggle}
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
        <Icon name="search" />
      </button>
      {open && popup ? <popup.View searched={words} words={search} onClose={() => setOpen(false)} /> : null}
    </search>
  );
}
