import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { AuditEntry, AuditFact } from '../rules/audit-entry.ts';
import styles from './audit-page.module.css';

/** What an entry changed, field by field; many fields are folded. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { staffAudit: words } = useBackOfficeWords();
  const { before, after } = entry;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  const list = (
    <dl className={styles.changes}>
      {names.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before ? (
              <del>
                <span className={styles.side}>{words.before} </span>
                <Fact fact={before[name]} />
              </del>
            ) : null}
            {after ? (
              <ins>
                <span className={styles.side}>{words.after} </span>
                <Fact fact={after[name]} />
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
      <summary>{words.details(names.length)}</summary>
      {list}
    </details>
  );
}

function Fact({ fact }: { fact: AuditFact | undefined }) {
  const { staffAudit: words } = useBackOfficeWords();
  if (fact === undefined || fact === null || fact === '') return <em>{words.nothing}</em>;
  if (typeof fact === 'boolean') return fact ? words.yes : words.no;
  if (typeof fact === 'string' || typeof fact === 'number') return fact;
  if (Array.isArray(fact) && fact.length === 0) return <em>{words.nothing}</em>;
  const isPlain = Array.isArray(fact) && fact.every((one) => typeof one !== 'object');
  return isPlain ? fact.join(', ') : <code>{JSON.stringify(fact)}</code>;
}
