import { buttonClass } from '#kit/ui/controls/button-class.ts';
import type { PreviewRow } from '../../rules/bulk-preview.ts';
import { pasteFields, writeUse } from '../../rules/pasted-lines/paste-form.ts';
import { useBulkWords } from '../use-bulk-words.ts';
import styles from './pasted-lines.module.css';

type ProblemRowProps = { readonly row: Extract<PreviewRow, { readonly kind: 'problem' }> };

/** A line that orders nothing: why, and the codes that may have been meant, each a button of the form that looks at the lines once more. */
export function ProblemRow({ row }: ProblemRowProps) {
  const { paste: words } = useBulkWords();
  const { line, code, text, reason, near } = row;
  return (
    <li className={styles.row} data-kind="problem">
      <div className={styles.article}>
        <span className={styles.reason}>{words.reasons[reason](code)}</span>
        <small>
          {words.line(String(line), 1)}: {text.slice(0, 120)}
        </small>
        {near.length > 0 ? (
          <div className={styles.near}>
            <span>{words.near}</span>
            {near.map(({ sku, label }) => (
              <button
                key={sku}
                type="submit"
                form="bulk-use"
                className={buttonClass({ kind: 'secondary' })}
                name={pasteFields.use}
                value={writeUse(line, code, sku)}
              >
                {words.use(sku, label)}
              </button>
            ))}
          </div>
        ) : null}
      </div>
    </li>
  );
}
