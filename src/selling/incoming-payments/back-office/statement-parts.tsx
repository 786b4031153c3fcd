import { RecordTable } from '#foundation/records/back-office/record-table.tsx';
import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { incomingPaymentsList, type Statement } from '../rules/incoming-payment.ts';
import styles from './incoming-payments.module.css';

/** What a file brought: its payments, what was known before, what is no credit. */
function useContents(): (statement: Statement) => string {
  const { incomingPayments } = useBackOfficeWords();
  const words = incomingPayments.statements;
  return ({ newCount, knownCount, passedOver }) =>
    [
      words.new(newCount),
      knownCount > 0 ? words.known(knownCount) : '',
      passedOver > 0 ? words.passedOver(passedOver) : '',
    ]
      .filter((text) => text !== '')
      .join(', ');
}

/** The file whose payments are shown. */
export function StatementHead({
  statement,
  nonce,
}: {
  readonly statement: Statement;
  readonly nonce: string;
}) {
  const { incomingPayments, locale } = useBackOfficeWords();
  const contents = useContents();
  const words = incomingPayments.statements;
  const { fileName, account, kind, unread, at, by, mayBeDeleted, id } = statement;
  return (
    <section className={layout.part} aria-labelledby="statement-heading">
      <h2 id="statement-heading">{words.of(fileName)}</h2>
      <StaffFacts
        framed
        facts={[
          [words.kind, words.kinds[kind]],
          ...(account === '' ? [] : [[words.account, account] as const]),
          [words.brought, contents(statement)],
          [words.at, `${formatDateTime(at, locale)} · ${by}`],
        ]}
      />
      {unread.length > 0 ? <Notice kind="warning">{words.unread(unread.join(', '))}</Notice> : null}
      <div className={styles.links}>
        <a href={incomingPaymentsList.path()}>{words.all}</a>
      </div>
      {mayBeDeleted ? (
        <form className={styles.certain} method="post" action={incomingPaymentsList.path({ statement: id })}>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <input type="hidden" name="statement" value={id} readOnly />
          <Button type="submit" name="action" value="delete" kind="quiet">
            {words.remove}
          </Button>
          <p>{words.removeHint}</p>
        </form>
      ) : null}
    </section>
  );
}

/** The files that were read last. */
export function StatementList({ statements }: { readonly statements: readonly Statement[] }) {
  const { incomingPayments } = useBackOfficeWords();
  const contents = useContents();
  const words = incomingPayments.statements;
  return (
    <section className={layout.part} aria-labelledby="statements-heading">
      <h2 id="statements-heading">{words.heading}</h2>
      <RecordTable
        rows={statements}
        keyOf={({ id }) => id}
        empty={words.none}
        columns={[
          {
            name: words.file,
            link: ({ id, fileName, kind }) => ({
              path: incomingPaymentsList.path({ statement: id }),
              label: fileName,
              note: words.kinds[kind],
            }),
          },
          { name: words.account, text: ({ account }) => account || '–' },
          {
            name: words.brought,
            text: (one) => (
              <span className={styles.stack}>
                {contents(one)}
                <small>{words.open(one.openCount)}</small>
              </span>
            ),
          },
          { name: words.at, date: ({ at }) => at },
        ]}
      />
    </section>
  );
}
