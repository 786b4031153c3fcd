import { useEffect, useRef, useState } from 'react';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './products-page.module.css';

export type ChosenProductsProps = {
  /** the same for all pages of one filter */
  readonly of: string;
  readonly shown: readonly number[];
};

const storedUnder = (of: string) => `pistone-chosen-products ${of}`;

function storedIds(of: string): readonly number[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(storedUnder(of)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}

/** Carries the choice of products from page to page of the list, and chooses all of a page; without scripts each page is chosen from alone. */
export function ChosenProducts({ of, shown }: ChosenProductsProps) {
  const { staffProducts: words } = useBackOfficeWords();
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  const boxes = () =>
    [
      ...(root.current?.closest('form')?.querySelectorAll<HTMLInputElement>('input[name="product"]') ?? []),
    ].filter(({ type }) => type === 'checkbox');

  function choose(ids: readonly number[]): void {
    setChosen(ids);
    try {
      sessionStorage.setItem(storedUnder(of), JSON.stringify(ids));
    } catch {
      // Without storage the choice ends with the page.
    }
    for (const box of boxes()) box.checked = ids.includes(Number(box.value));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page of the list
  useEffect(() => {
    const form = root.current?.closest('form');
    const ticked = () => boxes().flatMap((box) => (box.checked ? [Number(box.value)] : []));
    choose([...new Set([...storedIds(of), ...ticked()])]);
    const note = () => choose([...storedIds(of).filter((id) => !shown.includes(id)), ...ticked()]);
    const clear = () => sessionStorage.removeItem(storedUnder(of));
    form?.addEventListener('change', note);
    form?.addEventListener('submit', clear);
    return () => {
      form?.removeEventListener('change', note);
      form?.removeEventListener('submit', clear);
    };
  }, [of, shown]);

  const elsewhere = (chosen ?? []).filter((id) => !shown.includes(id));
  return (
    <div ref={root} className={styles.chosen}>
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name="product" value={id} readOnly />
      ))}
      {chosen === null ? null : (
        <>
          <span role="status">{words.chosenCount(chosen.length, elsewhere.length)}</span>
          <button type="button" onClick={() => choose([...new Set([...chosen, ...shown])])}>
            {words.chooseAllShown}
          </button>
          {chosen.length === 0 ? null : (
            <button type="button" onClick={() => choose([])}>
              {words.chooseNone}
            </button>
          )}
        </>
      )}
    </div>
  );
}
