import { useState } from 'react';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { type OfferDraft, type OfferField, spareLines, typedOfferLines } from '../rules/offer-form.ts';
import { MAX_ITEM_NAME, MAX_OFFER_LINES } from '../rules/offer-limits.ts';
import styles from './offer-line-fields.module.css';

export type OfferLineFieldsProps = {
  readonly draft: OfferDraft;
  /** what was typed before something was found wrong */
  readonly typed: PostedForm | null;
  readonly idOf: (field: string) => string;
  readonly errorOf: (field: OfferField) => string;
};

type Row = {
  readonly key: number;
  readonly item: string;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string;
};

const blank = { item: '', name: '', quantity: '1', unit: '' };

/** The lines of an offer, one row each, with some empty ones for browsers without scripts (OFF-02). */
export function OfferLineFields(props: OfferLineFieldsProps) {
  const { draft, typed, idOf, errorOf } = props;
  const { staffOffers: words } = useBackOfficeWords();
  const [rows, setRows] = useState<readonly Row[]>(() => {
    const written = typed
      ? typedOfferLines(typed)
      : draft.lines.map(({ item, name, quantity, unit }) => ({
          item,
          name,
          quantity: String(quantity),
          unit: formatAmount(toCents(unit), 'it'),
        }));
    return [...written, ...Array.from({ length: spareLines }, () => blank)].map((row, key) => ({
      ...row,
      key,
    }));
  });
  const add = () =>
    setRows((now) => [...now, { ...blank, key: Math.max(-1, ...now.map(({ key }) => key)) + 1 }]);
  const field = (row: Row, index: number, name: 'item' | 'name' | 'quantity' | 'unit') => ({
    id: idOf(`line-${row.key}-${name}`),
    name,
    label: words.lineFields[name],
    defaultValue: row[name],
    // Problems belong to the rows as they were sent: a row that was added or moved since has none.
    error: row.key === index ? errorOf(`line-${index}-${name}`) : '',
    autoComplete: 'off',
  });
  return (
    <fieldset>
      <legend>{words.groups.lines}</legend>
      <p className={sheet.hint}>{words.hints.lines}</p>
      <div className={styles.lines}>
        {rows.map((row, index) => (
          <fieldset key={row.key} className={styles.row}>
            <legend className={styles.legend}>{words.line(index + 1)}</legend>
            <TextField {...field(row, index, 'item')} maxLength={60} />
            <TextField
              {...field(row, index, 'name')}
              maxLength={MAX_ITEM_NAME}
              placeholder={words.nameHint}
            />
            <TextField {...field(row, index, 'quantity')} inputMode="numeric" maxLength={4} />
            <TextField {...field(row, index, 'unit')} inputMode="decimal" maxLength={14} />
            <button
              type="button"
              className={styles.remove}
              aria-label={words.removeLine(index + 1)}
              onClick={() => setRows((now) => now.filter(({ key }) => key !== row.key))}
            >
              {words.remove}
            </button>
          </fieldset>
        ))}
      </div>
      {rows.length < MAX_OFFER_LINES ? (
        <div className={sheet.buttons}>
          <Button kind="secondary" onClick={add}>
            {words.addLine}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
