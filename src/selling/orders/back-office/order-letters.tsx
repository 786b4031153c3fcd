import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import layout from '#kit/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderLetter } from '../rules/order-care.ts';
import { letterKindOf } from './letter-kind-of.ts';
import { LetterStatus } from './letter-status.tsx';
import styles from './order-care.module.css';

export type OrderLettersProps = {
  readonly orderId: number;
  readonly letters: readonly OrderLetter[];
  readonly nonce: string;
};

/** Every letter about an order, and a way to send each again. */
export function OrderLetters({ orderId, letters, nonce }: OrderLettersProps) {
  const { backOffice, staffOrders, locale } = useBackOfficeWords();
  const words = staffOrders.page;
  return (
    <section className={`${layout.part} ${styles.tables}`} aria-labelledby="order-letters-heading">
      <h2 id="order-letters-heading">{words.lettersHeading}</h2>
      <form className={styles.stack} method="post" action={`/staff/orders/${orderId}/`}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <input type="hidden" name="deed" value="letter" readOnly />
        <RecordTable
          rows={letters}
          keyOf={(letter) => letter.id}
          empty={words.noLetters}
          columns={[
            {
              name: backOffice.postBox.subject,
              cell: (letter) => (
                <span>
                  <a href={`/staff/post-box/${letter.id}/`}>
                    {letter.subject ?? backOffice.postBox.noSubject}
                  </a>
                  <small>
                    {letterKindOf(letter.kind, staffOrders)}
                    {letter.isAgain ? ` (${words.again})` : ''}
                  </small>
                </span>
              ),
            },
            { name: backOffice.postBox.recipient, cell: (letter) => letter.recipient },
            {
              name: backOffice.postBox.status,
              cell: (letter) => (
                <span>
                  <LetterStatus status={letter.status} />
                  {letter.status === 'failed' ? (
                    <small>
                      {words.attempts(letter.attempts)}
                      {letter.lastError ? `: ${letter.lastError}` : ''}
                    </small>
                  ) : null}
                </span>
              ),
            },
            {
              name: backOffice.postBox.date,
              kind: 'date',
              cell: (letter) => formatDateTime(letter.sentAt ?? letter.createdAt, locale),
            },
            {
              name: words.resend,
              cell: (letter) => (
                <Button
                  type="submit"
                  name="letter"
                  value={letter.id}
                  kind="secondary"
                  disabled={letter.status === 'waiting'}
                  aria-label={words.resendLetter(letterKindOf(letter.kind, staffOrders), letter.recipient)}
                >
                  {words.resend}
                </Button>
              ),
            },
          ]}
        />
      </form>
    </section>
  );
}
