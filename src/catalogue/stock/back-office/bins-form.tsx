import { typedText } from '#foundation/forms/rules/typed-values.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { BinAt } from '../rules/article-stock.ts';
import { binField, LONGEST_BIN } from '../rules/stock-forms.ts';
import type { StockFormProps } from './adjustment-form.tsx';
import { useStockSentence } from './use-stock-sentence.ts';

type BinsFormProps = StockFormProps & { readonly bins: readonly BinAt[] };

/** Says in which bin an article lies, at each location. */
export function BinsForm({ article: { id }, bins, nonce, rejected }: BinsFormProps) {
  const { staffStock } = useBackOfficeWords();
  const { bins: words } = staffStock;
  const typed = rejected && typedText(rejected.typed, 'action') === 'bins' ? rejected.typed : null;
  const errorOf = useStockSentence(typed ? (rejected?.problems ?? null) : null);
  const isTooLong = (text: string) => text.length > LONGEST_BIN;
  return (
    <form className={sheet.sheet} method="post" action={`/staff/stock/${id}/`} noValidate>
      <h2 id="stock-bins">{words.title}</h2>
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      {bins.map(({ locationId, name, bin }) => {
        const value = typed ? typedText(typed, binField(locationId)) : bin;
        return (
          <TextField
            key={locationId}
            id={`stock-${binField(locationId)}`}
            name={binField(locationId)}
            label={bins.length > 1 ? words.labelAt(name) : words.label}
            hint={locationId === bins[0]?.locationId ? words.hint : ''}
            autoComplete="off"
            maxLength={LONGEST_BIN}
            defaultValue={value}
            error={isTooLong(value) ? errorOf('bins') : ''}
          />
        );
      })}
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="bins" kind="secondary">
          {words.save}
        </Button>
      </div>
    </form>
  );
}
