import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import { FormSummary } from '#foundation/records/back-office/form-summary.tsx';
import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { articleTitle } from '../../rules/article-stock.ts';
import type { Transfer, TransferLine } from '../../rules/transfer.ts';
import { quantityField, type TransferProblem, transferPath } from '../../rules/transfer-form.ts';
import styles from '../stock.module.css';
import { transferSentence } from './refused-transfer.ts';

export type TransferLinesProps = {
  readonly transfer: Transfer;
  readonly nonce: string;
  /** as the lines were typed where they were refused */
  readonly typed: PostedForm | null;
  readonly problem: TransferProblem | null;
};

/** The lines of a draft: pieces of each beside what the location has available, and the button that sends all of them. */
export function TransferLines({ transfer, nonce, typed, problem }: TransferLinesProps) {
  const { staffTransfers: words, staffStock } = useBackOfficeWords();
  const { id, rows, version, pieces, from } = transfer;
  const wrongField = problem && 'field' in problem ? problem.field : '';
  const nameOf = (line: TransferLine) => line.sku ?? articleTitle(line);
  return (
    <form className={styles.section} method="post" action={transferPath(id)} noValidate>
      <h2 id="transfer-lines">{words.linesTitle}</h2>
      {problem ? (
        <FormSummary
          problems={[{ id: wrongField || 'transfer-lines', sentence: transferSentence(words, problem) }]}
        />
      ) : null}
      <input type="hidden" name="_wpnonce" value={nonce} readOnly />
      <input type="hidden" name="version" value={version} readOnly />
      {/* Enter in a field saves the lines: the first button of a form answers to it. */}
      <button type="submit" name="action" value="lines" hidden tabIndex={-1} aria-hidden="true" />
      <RecordTable
        rows={rows}
        keyOf={(line) => line.id}
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
          { name: words.available(from), number: ({ available }) => available },
          {
            name: words.pieces,
            text: (line) => (
              <>
                <input type="hidden" name="line" value={line.id} readOnly />
                <input type="hidden" name={`sku-${line.id}`} value={nameOf(line)} readOnly />
                <input
                  // A scan changes the pieces under a field that nobody has touched.
                  key={line.quantity}
                  className={styles.figure}
                  id={quantityField(line.id)}
                  name={quantityField(line.id)}
                  aria-invalid={wrongField === quantityField(line.id) || undefined}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={7}
                  aria-label={words.piecesOf(nameOf(line))}
                  defaultValue={(typed && typedText(typed, quantityField(line.id))) || String(line.quantity)}
                />
              </>
            ),
          },
          {
            name: words.actions,
            text: (line) => (
              <button
                className={sheet.linkButton}
                type="submit"
                name="without"
                value={line.id}
                aria-label={words.withoutOf(nameOf(line))}
              >
                {words.without}
              </button>
            ),
          },
        ]}
      />
      {rows.length === 0 ? null : (
        <>
          <p>{words.sumOf(rows.length, pieces)}</p>
          <div className={sheet.buttons}>
            <Button type="submit" name="action" value="send">
              {words.send}
            </Button>
            <Button type="submit" name="action" value="lines" kind="secondary">
              {words.saveLines}
            </Button>
          </div>
          <p className={sheet.hint}>{words.sendHint(from)}</p>
        </>
      )}
    </form>
  );
}
