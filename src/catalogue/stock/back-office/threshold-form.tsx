import { typedText } from '#foundation/forms/rules/typed-values.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { StockFormProps } from './adjustment-form.tsx';
import { useStockSentence } from './use-stock-sentence.ts';

/** Changes the stock that an article runs low from. */
export function ThresholdForm({ article: { id, threshold }, nonce, rejected }: StockFormProps) {
  const { staffStock: words } = useBackOfficeWords();
  const typed = rejected && typedText(rejected.typed, 'action') === 'threshold' ? rejected.typed : null;
  const errorOf = useStockSentence(typed ? (rejected?.problems ?? null) : null);
  return (
    <form className={sheet.sheet} method="post" action={`/staff/stock/${id}/`} noValidate>
      <h2>{words.threshold.title}</h2>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <TextField
        id="stock-threshold"
        name="threshold"
        label={words.threshold.label}
        hint={words.threshold.hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        aria-required
        defaultValue={typed ? typedText(typed, 'threshold') : String(threshold)}
        error={errorOf('threshold')}
      />
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="threshold" kind="secondary">
          {words.threshold.save}
        </Button>
      </div>
    </form>
  );
}
