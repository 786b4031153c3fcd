import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { formatDateTime } from '#ui/display/format-date-time.ts';
import { Notice } from '#ui/display/notice.tsx';
import type { Letter } from '../server/list-post-box.ts';
import styles from './letter-page.module.css';
import { LetterStatus } from './letter-status.tsx';
import listStyles from './order-list.module.css';

export type LetterPageProps = { readonly letter: Letter };

/** One letter as it was written; its markup is shown apart from the page, where it can do nothing. */
export function LetterPage({ letter }: LetterPageProps) {
  const { backOffice, locale } = useBackOfficeWords();
  const { letter: words, postBox } = backOffice;
  return (
    <>
      <div className={listStyles.head}>
        <h1>{letter.subject ?? postBox.noSubject}</h1>
        <a href="/staff/post-box/">{words.backToList}</a>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{postBox.recipient}</dt>
          <dd>{letter.recipient}</dd>
        </div>
        <div>
          <dt>{postBox.status}</dt>
          <dd>
            <LetterStatus status={letter.status} />
          </dd>
        </div>
        <div>
          <dt>{postBox.date}</dt>
          <dd>{formatDateTime(letter.createdAt, locale)}</dd>
        </div>
        {letter.orderId === null ? null : (
          <div>
            <dt>{words.order}</dt>
            <dd>
              <a href={`/staff/orders/${letter.orderId}/`}>{words.toOrder}</a>
            </dd>
          </div>
        )}
      </dl>
      {letter.html === null ? (
        <Notice>{words.notWritten}</Notice>
      ) : (
        <section className={styles.part}>
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
        <section className={styles.part}>
          <h2>{words.text}</h2>
          <pre className={styles.text}>{letter.text}</pre>
        </section>
      )}
    </>
  );
}
