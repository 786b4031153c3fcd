import { typedText } from '#foundation/forms/rules/typed-values.ts';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import type { RejectedForm } from '#foundation/records/rules/posted-record.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { PiecesAt } from '../rules/locations/location.ts';
import { LONGEST_STOCK_NOTE, type StockProblems } from '../rules/stock-forms.ts';
import type { StockArticle } from '../rules/stock-list.ts';
import { adjustmentReasons } from '../rules/stock-reasons.ts';
import { useStockSentence } from './use-stock-sentence.ts';

export type StockFormProps = {
  readonly article: Pick<StockArticle, 'id' | 'onHand' | 'threshold'>;
  readonly nonce: string;
  readonly rejected: RejectedForm<StockProblems> | null;
};

/** Changes the stock on hand: to what was counted, or by some pieces. What is posted holds only for the stock that this form shows. */
export function AdjustmentForm({
  article: { id, onHand: sum },
  at,
  nonce,
  rejected,
}: StockFormProps & {
  /** where; null in a shop with one location */
  readonly at: PiecesAt | null;
}) {
  const onHand = at ? at.onHand : sum;
  const { staffStock: words } = useBackOfficeWords();
  const typed = rejected && typedText(rejected.typed, 'action') === 'adjust' ? rejected.typed : null;
  const errorOf = useStockSentence(typed ? (rejected?.problems ?? null) : null);
  const typedIn = (name: string) => (typed ? typedText(typed, name) : '');
  return (
    <form
      className={sheet.sheet}
      method="post"
      action={`/staff/stock/${id}/${at ? `?at=${at.locationId}` : ''}`}
      noValidate
    >
      <h2 id="stock-adjust">{at ? words.at.adjustTitle(at.name) : words.adjust.title}</h2>
      {at ? <input type="hidden" name="at" value={at.locationId} readOnly /> : null}
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      {/* After a conflict the page knows the stock of now: sent again, the form is about that. */}
      <input type="hidden" name="seen" value={onHand} readOnly />
      <div className={sheet.row}>
        <Select
          id="stock-mode"
          name="mode"
          label={words.adjust.mode}
          defaultValue={typedIn('mode') || 'count'}
          options={[
            { value: 'count', label: words.adjust.count },
            { value: 'difference', label: words.adjust.difference },
          ]}
          error={errorOf('mode')}
        />
        <TextField
          id="stock-pieces"
          name="pieces"
          label={words.adjust.pieces}
          hint={words.adjust.piecesHint(onHand)}
          autoComplete="off"
          maxLength={9}
          aria-required
          defaultValue={typedIn('pieces')}
          error={errorOf('pieces')}
        />
      </div>
      <Select
        id="stock-reason"
        name="reason"
        label={words.adjust.reason}
        defaultValue={typedIn('reason') || 'adjustment'}
        options={adjustmentReasons.map((reason) => ({ value: reason, label: words.reasons[reason] }))}
        error={errorOf('reason')}
      />
      <TextField
        id="stock-note"
        name="note"
        label={words.adjust.note}
        hint={words.adjust.noteHint}
        autoComplete="off"
        maxLength={LONGEST_STOCK_NOTE}
        defaultValue={typedIn('note')}
        error={errorOf('note')}
      />
      <div className={sheet.buttons}>
        <Button type="submit" name="action" value="adjust">
          {words.adjust.save}
        </Button>
      </div>
    </form>
  );
}
