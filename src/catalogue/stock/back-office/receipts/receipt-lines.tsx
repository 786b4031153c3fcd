import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount, formatEuro } from '#foundation/money/rules/format-euro.ts';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { articleTitle } from '../../rules/article-stock.ts';
import type { Receipt, ReceiptLine } from '../../rules/receipts/receipt.ts';
import { costField, quantityField, type ReceiptProblem } from '../../rules/receipts/receipt-form.ts';
import styles from '../stock.module.css';
import { receiptSentence } from './receipt-sentence.ts';

export type ReceiptLinesProps = {
  readonly receipt: Receipt;
  readonly path: string;
  readonly nonce: string;
  /** as the lines were typed where they were refused */
  readonly typed: PostedForm | null;
  readonly problem: ReceiptProblem | null;
};

/** The lines of a draft: pieces and cost of each, and the button that puts all of them into stock. */
export function ReceiptLines({ receipt, path, nonce, typed, problem }: ReceiptLinesProps) {
  const { staffReceipts: words, staffStock, locale } = useBackOfficeWords();
  const { rows, version, pieces, value } = receipt;
  const quantityOf = ({ id, quantity }: ReceiptLine) =>
    (typed && typedText(typed, quantityField(id))) || String(quantity);
  const isWrong = (field: string) => (problem?.code === 'line' && problem.field === field ? true : undefined);
  const costOf = ({ id, unitCost }: ReceiptLine) =>
    typed?.[costField(id)]?.[0] ?? (unitCost === null ? '' : formatAmount(toCents(unitCost), 'it'));
  return (
    <form className={styles.section} method="post" action={path} noValidate>
      <h2 id="receipt-lines">{words.linesTitle}</h2>
      {problem ? (
        <FormSummary
          problems={[
            {
              id: problem.code === 'line' ? problem.field : 'receipt-lines',
              sentence: receiptSentence(words, problem),
            },
          ]}
        />
      ) : null}
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name="version" value={version} readOnly />
      {/* Enter in a field saves the lines: the first button of a form answers to it. */}
      <button type="submit" name="action" value="lines" hidden tabIndex={-1} aria-hidden="true" />
      <RecordTable
        rows={rows}
        keyOf={({ id }) => id}
        empty={words.noLines}
        columns={[
          {
            name: staffStock.columns.article,
            link: (line) => ({
              path: `/staff/stock/${line.id}/`,
              label: line.name,
              note: [line.sku ?? '', line.choices].filter((text) => text !== '').join(' · '),
            }),
          },
          {
            name: words.pieces,
            text: (line) => (
              <>
                <input type="hidden" name="line" value={line.id} readOnly />
                <input type="hidden" name={`sku-${line.id}`} value={line.sku ?? line.name} readOnly />
                <input
                  // A scan changes the pieces under a field that nobody has touched.
                  key={line.quantity}
                  className={styles.figure}
                  id={quantityField(line.id)}
                  name={quantityField(line.id)}
                  aria-invalid={isWrong(quantityField(line.id))}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={7}
                  aria-label={words.piecesOf(line.sku ?? articleTitle(line))}
                  defaultValue={quantityOf(line)}
                />
              </>
            ),
          },
          {
            name: words.unitCost,
            text: (line) => (
              <span>
                <input
                  className={styles.figure}
                  id={costField(line.id)}
                  name={costField(line.id)}
                  aria-invalid={isWrong(costField(line.id))}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={14}
                  aria-label={words.costOf(line.sku ?? articleTitle(line))}
                  defaultValue={costOf(line)}
                />
                {line.lastCost === null ? null : (
                  <small>{words.lastCost(formatEuro(toCents(line.lastCost), locale))}</small>
                )}
              </span>
            ),
          },
          {
            name: words.sum,
            money: ({ quantity, unitCost }) => (unitCost === null ? null : quantity * unitCost),
          },
          {
            name: words.actions,
            text: (line) => (
              <button
                className={sheet.linkButton}
                type="submit"
                name="without"
                value={line.id}
                aria-label={words.withoutOf(line.sku ?? articleTitle(line))}
              >
                {words.without}
              </button>
            ),
          },
        ]}
      />
      {rows.length === 0 ? null : (
        <>
          <p>{words.sumOf(rows.length, pieces, formatEuro(toCents(value), locale))}</p>
          <div className={sheet.buttons}>
            <Button type="submit" name="action" value="post">
              {words.post}
            </Button>
            <Button type="submit" name="action" value="lines" kind="secondary">
              {words.saveLines}
            </Button>
          </div>
          <p className={sheet.hint}>{words.postHint}</p>
        </>
      )}
    </form>
  );
}
