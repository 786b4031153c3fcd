import { MASKED_KEY } from '#foundation/emails/rules/link-key.ts';
import { StaffFacts } from '#kit/records/back-office/staff-facts.tsx';
import layout from '#kit/records/back-office/staff-page.module.css';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { Letter } from '../server/list-post-box.ts';
import styles from './letter-page.module.css';
import { LetterStatus } from './letter-status.tsx';

const isForPassword = (kind: string) => ['account-reset-password', 'account-choose-password'].includes(kind);

export type LetterPageProps = { readonly letter: Letter };

/** One letter as it was written; its markup is shown apart from the page, where it can do nothing. */
export function LetterPage({ letter }: LetterPageProps) {
  const { backOffice, locale } = useBackOfficeWords();
  const { letter: words, postBox } = backOffice;
  const facts = [
    [postBox.recipient, letter.recipient],
    [postBox.status, <LetterStatus key="status" status={letter.status} />],
    [postBox.date, formatDateTime(letter.createdAt, locale)],
    ...(letter.orderId === null
      ? []
      : [
          [
            words.order,
            <a key="order" href={`/staff/orders/${letter.orderId}/`}>
              {words.toOrder}
            </a>,
          ] as const,
        ]),
  ] as const;
  return (
    <>
      <div className={layout.head}>
        <h1>{letter.subject ?? postBox.noSubject}</h1>
        <a href="/staff/post-box/">{words.backToList}</a>
      </div>
      <StaffFacts facts={facts} />
      {letter.text?.includes(MASKED_KEY) ? (
        <Notice>
          <p>{words.masked}</p>
          {isForPassword(letter.kind) && letter.status === 'kept' ? (
            <p>{words.resetCommand(letter.recipient)}</p>
          ) : null}
        </Notice>
      ) : null}
      {letter.html === null ? (
        <Notice>{words.notWritten}</Notice>
      ) : (
        <section className={layout.part}>
          <h2>{words.html}</h2>
          <iframe
            className={styles.frame}
            title={words.html}
            src={`/staff/post-box/${letter.id}/html/`}
            sandbox=""
          />
        </section>
      )}
      {letter.text === null ? null : (
        <section className={layout.part}>
          <h2>{words.text}</h2>
          <pre className={styles.text}>{letter.text}</pre>
        </section>
      )}
    </>
  );
}
