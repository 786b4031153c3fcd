import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { longestSearch } from '#catalogue/search/rules/search-limits.ts';
import searchForm from '#catalogue/search/storefront/search-form.module.css';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { iconButtonClass } from '#kit/ui/controls/button-class.ts';
import { keepFocusInside } from '#kit/ui/dialogs/keep-focus-inside.ts';
import { Icon } from '#kit/ui/display/icon.tsx';
import { visuallyHidden } from '#kit/ui/display/visually-hidden.tsx';
import type { SearchMessages } from '#messages/it/search.ts';
import styles from './search-popup.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { suggestionGroups } from './suggestion-options.ts';
import { useSuggestions } from './use-suggestions.ts';

export type SearchPopupProps = {
  /** what was searched for last */
  readonly searched: string;
  readonly words: SearchMessages;
  readonly onClose: () => void;
};

/** The option that an arrow key leads to from another; beyond the ends lies the field itself. */
function step(ids: readonly string[], from: string | null, by: 1 | -1): string | null {
  const sections = [null, ...ids];
  const at = sections.indexOf(from);
  return sections[(at + by + sections.length) % sections.length] ?? null;
}

/** The search popup (SITE-17): a modal dialog whose field has the focus and leads through suggestions by its arrow keys. */
export function SearchPopup({ searched, words, onClose }: SearchPopupProps) {
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(searched);
  const [reached, setReached] = useState<string | null>(null);
  const { text, suggestions, failed } = useSuggestions(typed);
  const groups = suggestions ? suggestionGroups(listId, text, suggestions) : [];
  const ids = groups.flatMap(({ options }) => options.map(({ id }) => id));
  const active = reached !== null && ids.includes(reached) ? reached : null;
  const isCurrent = typed.trim() === text;
  const isEmpty = isCurrent && text !== '' && suggestions !== null && ids.length === 0;

  useEffect(() => {
    const opened = dialog.current;
    if (!opened || opened.open) return;
    opened.showModal();
    field.current?.focus();
    field.current?.select();
    return () => opened.close();
  }, []);

  const close = () => dialog.current?.close();

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = step(ids, active, event.key === 'ArrowDown' ? 1 : -1);
      setReached(next);
      if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      document.getElementById(active)?.click();
    }
  }

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-label={words.popup}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={keepFocusInside}
    >
      <div className={styles.head}>
        <form className={`${searchForm.form} ${styles.form}`} action={shopPath} method="get">
          <input
            ref={field}
            type="text"
            name="s"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            value={typed}
            maxLength={longestSearch}
            placeholder={words.placeholder}
            aria-label={words.label}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={ids.length > 0}
            aria-controls={ids.length > 0 ? listId : undefined}
            aria-activedescendant={active ?? undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            required
            onChange={(event) => {
              setTyped(event.target.value);
              setReached(null);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="submit" aria-label={words.submit}>
            <Icon name="search" />
          </button>
        </form>
        <button type="button" className={iconButtonClass} aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body} aria-busy={!isCurrent}>
        {typed.trim() === '' ? <p className={styles.hint}>{words.hint}</p> : null}
        {ids.length > 0 ? (
          <SuggestionList words={words} id={listId} groups={groups} active={active} onReach={setReached} />
        ) : null}
        {isEmpty ? (
          <p className={styles.hint}>
            <strong>{words.nothingSuggested(text)}</strong> {words.nothingSuggestedNext}
          </p>
        ) : null}
        {failed ? <p className={styles.hint}>{words.failed}</p> : null}
      </div>
      <p className={visuallyHidden} role="status">
        {isCurrent && text !== '' && ids.length > 0 ? words.suggestionCount(ids.length) : null}
        {isEmpty ? words.nothingSuggested(text) : null}
        {failed ? words.failed : null}
      </p>
    </dialog>
  );
}
