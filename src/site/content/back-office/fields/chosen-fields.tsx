import { useEffect, useRef, useState } from 'react';
import { PictureDialog } from '#catalogue/media/back-office/picture-dialog.tsx';
import { pictureBase } from '#catalogue/media/rules/picture-base.ts';
import type { PictureChoice } from '#catalogue/media/rules/picture-choice.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from '../page-editor.module.css';
import { usePageEditor } from '../page-editor-context.ts';

type FieldProps<Value> = {
  readonly id: string;
  readonly label: string;
  readonly error: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** A picture of the library. One that is not there any more is said to be gone. */
export function ChosenPicture({ id, label, error, value, onChange }: FieldProps<number | null>) {
  const { staffMedia, staffPages } = useBackOfficeWords();
  const { choices } = usePageEditor();
  const [chosen, setChosen] = useState<PictureChoice | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { picker } = staffMedia;
  const picture = chosen?.id === value ? chosen : (choices.pictures.find((one) => one.id === value) ?? null);
  return (
    <fieldset className={styles.picture} id={id} tabIndex={-1}>
      <legend className={styles.label}>{label}</legend>
      {picture ? (
        <Picture source={{ ...pictureBase(picture), alt: picture.alt }} sizes="112px" />
      ) : (
        <span className={styles.noPicture}>{value === null ? picker.none : staffPages.goneOne}</span>
      )}
      <div className={styles.buttons}>
        <Button ref={opener} type="button" kind="secondary" onClick={() => setIsOpen(true)}>
          {value === null ? picker.choose : picker.change}
        </Button>
        {value === null ? null : (
          <Button
            type="button"
            kind="quiet"
            onClick={() => {
              onChange(null);
              opener.current?.focus();
            }}
          >
            {picker.remove}
          </Button>
        )}
      </div>
      {error === '' ? null : <p className={styles.error}>{error}</p>}
      {isOpen ? (
        <PictureDialog
          title={label}
          onClose={() => setIsOpen(false)}
          onChoose={(one) => {
            setChosen(one);
            onChange(one.id);
            setIsOpen(false);
          }}
        />
      ) : null}
    </fieldset>
  );
}

type Named = { readonly id: number; readonly name: string; readonly sku: string | null };

const TYPING_MS = 250;
const labelOf = ({ name, sku }: Named) => (sku === null ? name : `${name} · ${sku}`);

function useFoundProducts(typed: string): readonly Named[] {
  const [found, setFound] = useState<readonly Named[]>([]);
  useEffect(() => {
    const words = typed.trim();
    if (words.length < 2) return setFound([]);
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
  return found;
}

/** Some products in an order, found while one types; one that is gone is named by its number. */
export function ChosenProducts({ id, label, error, value, onChange }: FieldProps<readonly number[]>) {
  const { productEditor, staffPages } = useBackOfficeWords();
  const { choices } = usePageEditor();
  const [typed, setTyped] = useState('');
  const [met, setMet] = useState<readonly Named[]>([]);
  const found = useFoundProducts(typed);
  const names = new Map([...choices.products, ...met].map((one) => [one.id, labelOf(one)]));
  return (
    <fieldset className={styles.products} id={id} tabIndex={-1}>
      <legend className={styles.label}>{label}</legend>
      {value.length === 0 ? null : (
        <ol>
          {value.map((one) => {
            const name = names.get(one) ?? staffPages.goneProduct(one);
            return (
              <li key={one}>
                <span>{name}</span>
                <button
                  type="button"
                  className={styles.textButton}
                  aria-label={staffPages.removeNamed(name)}
                  onClick={() => onChange(value.filter((other) => other !== one))}
                >
                  {staffPages.remove}
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <input
        type="search"
        className="input-text"
        aria-label={productEditor.searchIn(label)}
        placeholder={productEditor.findProduct}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.length === 0 ? null : (
        <ul>
          {found
            .filter((one) => !value.includes(one.id))
            .map((one) => (
              <li key={one.id}>
                <button
                  type="button"
                  className={styles.textButton}
                  onClick={() => {
                    setMet([...met, one]);
                    onChange([...value, one.id]);
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
