import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { DraftFields, DraftView } from '../rules/counter-draft.ts';
import styles from './counter.module.css';

export type FreeLineFormProps = {
  readonly action: string;
  readonly nonce: string;
  readonly draft: Pick<DraftView, 'cart' | 'taxClasses'>;
  /** what was typed and refused; null where another form was sent */
  readonly typed: DraftFields | null;
};

/** A line for what is not in the catalogue: its description, price and VAT. */
export function FreeLineForm({ action, nonce, draft, typed }: FreeLineFormProps) {
  const { staffCounter: words, productEditor } = useBackOfficeWords();
  const { mode } = draft.cart;
  return (
    <details open={typed !== null}>
      <summary className={styles.fold}>{words.free}</summary>
      <form method="post" action={action} className={styles.free} aria-label={words.free}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <p className={sheet.hint}>{words.freeHint}</p>
        <TextField
          id="free-name"
          name="name"
          label={words.freeName}
          defaultValue={typed?.name ?? ''}
          maxLength={200}
          autoComplete="off"
        />
        <TextField
          id="free-price"
          name="price"
          label={words.freePrice[mode]}
          inputMode="decimal"
          defaultValue={typed?.price ?? ''}
          maxLength={12}
          autoComplete="off"
        />
        <TextField
          id="free-quantity"
          name="quantity"
          label={words.quantity}
          inputMode="numeric"
          defaultValue={typed?.quantity || '1'}
          maxLength={4}
          autoComplete="off"
        />
        <Select
          id="free-tax"
          name="tax_class"
          label={words.taxClass}
          defaultValue={typed?.tax_class ?? 'standard'}
          options={draft.taxClasses.map((value) => ({
            value,
            label: productEditor.taxClasses[value] ?? value,
          }))}
        />
        <Button type="submit" name="action" value="free" kind="secondary">
          {words.freeButton}
        </Button>
      </form>
    </details>
  );
}
