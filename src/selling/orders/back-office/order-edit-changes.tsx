import { fieldName } from '#foundation/audit/back-office/audit-fields.ts';
import { factInWords } from '#foundation/audit/back-office/audit-values.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderEditFacts } from '../rules/order-care.ts';
import styles from './order-edit-changes.module.css';

export type OrderEditChangesProps = { readonly orderId: number; readonly edit: OrderEditFacts };

/** What an edit changed, field by field: before and after. */
export function OrderEditChanges({ orderId, edit: { before, after } }: OrderEditChangesProps) {
  const words = useBackOfficeWords();
  const subject = { kind: 'order', id: String(orderId) } as const;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <dl className={styles.changes}>
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldName(name, 'order', words)}</dt>
          <dd dir="auto">
            <del>
              <span className={styles.side}>{words.staffAudit.before} </span>
              <Lines texts={linesOf(before[name])} of={(text) => factInWords(name, text, subject, words)} />
            </del>
            <ins>
              <span className={styles.side}>{words.staffAudit.after} </span>
              <Lines texts={linesOf(after[name])} of={(text) => factInWords(name, text, subject, words)} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Fact = OrderEditFacts['before'][string];

/** A list stands one below the other. */
const linesOf = (fact: Fact | undefined): readonly (Fact | undefined)[] =>
  Array.isArray(fact) && fact.length > 0 ? fact : [fact];

function Lines({
  texts,
  of,
}: {
  readonly texts: readonly (Fact | undefined)[];
  readonly of: (text: Fact | undefined) => string;
}) {
  return texts.map((text) => <span key={String(text)}>{of(text)}</span>);
}
