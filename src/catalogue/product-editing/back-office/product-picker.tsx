import { useEffect, useState } from 'react';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './pickers.module.css';
import { useFieldWords } from './product-fields.tsx';
import { Chips } from './set-picker.tsx';
import { useForm } from './use-product-form.ts';

export type NamedProduct = { readonly id: number; readonly name: string; readonly sku: string | null };
export type ProductPickerProps = {
  readonly field: 'relatedIds' | 'upSellIds' | 'crossSellIds';
  /** the names of those that are linked when the page opens */
  readonly known: readonly NamedProduct[];
  /** the product itself is no choice */
  readonly except: number | null;
};

const TYPING_MS = 250;
const labelOf = ({ name, sku }: NamedProduct) => (sku === null ? name : `${name} · ${sku}`);

/** Other products in an order, found while one types. */
export function ProductPicker({ field, known, except }: ProductPickerProps) {
  const { values, set } = useForm();
  const { productEditor: words } = useBackOfficeWords();
  const { id, label, hint, error } = useFieldWords(field);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly NamedProduct[]>([]);
  const [met, setMet] = useState<readonly NamedProduct[]>(known);
  useEffect(() => {
    const words = typed.trim();
    if (words.length < 2) {
      setFound([]);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const response = await fetch(`/staff/products/find/?s=${encodeURIComponent(words)}`, {
        signal: stop.signal,
      }).catch(() => null);
      if (response?.ok) setFound(await response.json());
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed]);
  const chosen = values[field];
  const names = new Map([...met, ...known].map((one) => [one.id, labelOf(one)]));
  return (
    <fieldset className={styles.picker} id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {hint === '' ? null : <p>{hint}</p>}
      <Chips
        chosen={chosen.map((one) => ({ id: one, label: names.get(one) ?? `#${one}` }))}
        onRemove={(gone) =>
          set(
            field,
            chosen.filter((one) => one !== gone),
          )
        }
      />
      <input
        type="search"
        className={styles.search}
        aria-label={words.searchIn(label)}
        placeholder={words.findProduct}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.length === 0 ? null : (
        <ul className={styles.found}>
          {found
            .filter((one) => one.id !== except && !chosen.includes(one.id))
            .map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  onClick={() => {
                    setMet([...met, one]);
                    set(field, [...chosen, one.id]);
                    setTyped('');
                  }}
                >
                  {labelOf(one)}
                </button>
              </li>
            ))}
        </ul>
      )}
      {error === '' ? null : <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
