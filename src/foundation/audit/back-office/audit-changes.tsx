import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { AuditEntry } from '../rules/audit-entry.ts';
import { fieldName } from './audit-fields.ts';
import styles from './audit-page.module.css';
import { onlyChange } from './audit-sentence.tsx';
import { factInWords } from './audit-values.ts';

/** What an entry changed, field by field, as far as its sentence does not say it; many fields are folded. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const words = useBackOfficeWords();
  const { staffAudit } = words;
  const { before, after, subject } = entry;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0 || onlyChange(entry, words)) return null;
  const inWords = (name: string, side: typeof before) => factInWords(name, side?.[name], subject, words);
  const list = (
    <dl className={styles.changes}>
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldName(name, subject.kind, words)}</dt>
          <dd dir="auto">
            {before ? (
              <del>
                <span className={styles.side}>{staffAudit.before} </span>
                {inWords(name, before)}
              </del>
            ) : null}
            {after ? (
              <ins>
                <span className={styles.side}>{staffAudit.after} </span>
                {inWords(name, after)}
              </ins>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (names.length <= 3) return list;
  return (
    <details className={styles.folded}>
      <summary>{staffAudit.details(names.length)}</summary>
      {list}
    </details>
  );
}
