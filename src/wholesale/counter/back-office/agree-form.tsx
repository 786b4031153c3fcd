import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { DraftFields, DraftLine } from '../rules/counter-draft.ts';
import styles from './counter.module.css';

export type AgreeFormProps = {
  readonly action: string;
  readonly nonce: string;
  /** of a line its key; null for the whole order */
  readonly line: Pick<DraftLine, 'key' | 'name'> | null;
  readonly agreed: { readonly percent: string; readonly price?: string; readonly reason: string } | null;
  /** what was typed and refused; null where another form was sent */
  readonly typed: DraftFields | null;
};

/** What staff agree for a line, or for all of them: a discount or a price, and why. */
export function AgreeForm({ action, nonce, line, agreed, typed }: AgreeFormProps) {
  const { staffCounter: words } = useBackOfficeWords();
  const key = line?.key ?? 'order';
  const values = typed ?? { percent: '', price: '', reason: '', ...agreed };
  const field = (name: 'percent' | 'price' | 'reason', label: string) => (
    <TextField
      id={`${name}-${key}`}
      name={name}
      label={label}
      defaultValue={values[name] ?? ''}
      key={values[name] ?? ''}
      maxLength={name === 'reason' ? 200 : 12}
      inputMode={name === 'reason' ? 'text' : 'decimal'}
      autoComplete="off"
    />
  );
  return (
    <form
      method="post"
      action={action}
      className={styles.agree}
      aria-label={line ? words.agreeOf(line.name) : words.orderDiscount}
    >
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      {line ? <input type="hidden" name="key" value={line.key} readOnly /> : null}
      {field('percent', words.percent)}
      {line ? field('price', words.agreedPrice) : null}
      {field('reason', words.reason)}
      <Button type="submit" name="action" value={line ? 'agree-line' : 'agree-order'} kind="secondary">
        {words.agreeButton}
      </Button>
      <p className={sheet.hint}>{words.agreeHint}</p>
    </form>
  );
}
