import { typedText } from '#foundation/forms/rules/typed-values.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { StockFormProps } from './adjustment-form.tsx';
import { useStockSentence } from './use-stock-sentence.ts';

/** Says what a piece on hand has cost, where no receipt says it. */
export function CostForm({
  article: { id },
  average,
  nonce,
  rejected,
}: StockFormProps & { readonly average: number | null }) {
  const { staffStock: words } = useBackOfficeWords();
  const typed = rejected && typedText(rejected.typed, 'action') === 'cost' ? rejected.typed : null;
  const errorOf = useStockSentence(typed ? (rejected?.problems ?? null) : null);
  const known = average === null ? '' : formatAmount(toCents(Math.round(average)), 'it');
  return (
    <form className={sheet.sheet} method="post" action={`/staff/stock/${id}/`} noValidate>
      <h2>{words.cost.title}</h2>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <TextField
        id="stock-cost"
        name="cost"
        label={words.cost.label}
        hint={words.cost.hint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        aria-required
        defaultValue={typed ? typedText(typed, 'cost') : known}
        error={errorOf('cost')}
      />
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="cost" kind="secondary">
          {words.cost.save}
        </Button>
      </div>
    </form>
  );
}
