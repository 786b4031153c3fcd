import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import { Scripted } from '#kit/islands/storefront/island.tsx';
import { Button } from '#kit/ui/controls/button.tsx';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { mostRows } from '../../rules/bulk-form-limits.ts';
import type { BulkPreview, PasteProblem } from '../../rules/bulk-preview.ts';
import { plainFields, plainFormPath } from '../../rules/plain-form.ts';
import sheet from '../bulk-order.module.css';
import { useBulkWords } from '../use-bulk-words.ts';
import { PasteForm } from './paste-form.tsx';
import styles from './pasted-lines.module.css';
import { ItemRow } from './preview-item-row.tsx';
import previewKeys from './preview-keys.island.ts';
import { ProblemRow } from './problem-row.tsx';

type PreviewViewProps = { readonly preview: BulkPreview; readonly nonce: string; readonly mode: TaxMode };

/** What pasted lines would order, line by line, and the one press that adds all of it; below it the lines themselves, to be corrected. */
export function PreviewView({ preview, nonce, mode }: PreviewViewProps) {
  const { locale } = useWords();
  const words = useBulkWords();
  const { rows, problem, text } = preview;
  const ready = rows.filter(({ kind }) => kind === 'found').length;
  return (
    <div className={styles.preview}>
      {problem ? <Notice kind="error">{sentence(problem, words.paste.problems)}</Notice> : null}
      {rows.length > 0 ? (
        <>
          <form id="bulk-use" method="post" action={plainFormPath} hidden>
            <input type="hidden" name={plainFields.nonce} value={nonce} readOnly />
            <input type="hidden" name="lines" value={text} readOnly />
          </form>
          <form method="post" action={plainFormPath} className={styles.order}>
            {/* Enter in a quantity must not send half an order: a form whose first button is disabled is not sent by it. */}
            <button type="submit" disabled hidden />
            <input type="hidden" name={plainFields.nonce} value={nonce} readOnly />
            <input type="hidden" name={plainFields.back} value={plainFormPath} readOnly />
            <p className={styles.count} role="status">
              {words.paste.found(ready)}
              {ready < rows.length ? ` · ${words.paste.toCorrect(rows.length - ready)}` : ''} ·{' '}
              {words.prices[mode]}
            </p>
            <Scripted of={previewKeys} data={null}>
              <ul className={sheet.rows} aria-label={words.paste.preview}>
                {rows.map((row) =>
                  row.kind === 'problem' ? (
                    <ProblemRow key={`line-${row.line}`} row={row} />
                  ) : (
                    <ItemRow key={`item-${row.item.id}`} row={row} />
                  ),
                )}
              </ul>
              <div className={styles.foot}>
                <p className={sheet.total}>
                  {mode === 'net' ? words.totalNet : words.total} <b>{formatEuro(preview.total, locale)}</b>
                </p>
                <Button type="submit" disabled={ready === 0}>
                  {words.paste.add}
                </Button>
              </div>
            </Scripted>
          </form>
        </>
      ) : null}
      <PasteForm nonce={nonce} text={text} />
      <p>
        <a href={plainFormPath}>{words.paste.back}</a>
      </p>
    </div>
  );
}

function sentence(
  problem: PasteProblem,
  words: ReturnType<typeof useBulkWords>['paste']['problems'],
): string {
  return problem === 'too-many-lines' ? words[problem](mostRows) : words[problem];
}
