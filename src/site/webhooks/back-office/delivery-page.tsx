import { StaffFacts } from '#foundation/records/back-office/staff-facts.tsx';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ShownAttempt, ShownDelivery } from '../server/list-deliveries.ts';
import { AnswerOf } from './answer-of.tsx';
import styles from './webhooks.module.css';

export type DeliveryPageProps = { readonly delivery: ShownDelivery; readonly nonce: string };

/** A delivery with all its tries: what was sent, and what came back. */
export function DeliveryPage({ delivery, nonce }: DeliveryPageProps) {
  const { webhooks: words, locale } = useBackOfficeWords();
  const list = `/staff/api-keys/webhooks/${delivery.webhookId}/deliveries/`;
  return (
    <>
      <div className={layout.head}>
        <h1>{words.deliveryOf(words.objects(delivery.resource, delivery.objectId))}</h1>
        <a href={list}>{words.deliveriesOf(delivery.webhookName)}</a>
      </div>
      <StaffFacts
        facts={[
          [words.fields.topic, <code key="topic">{delivery.topic}</code>],
          [words.happened, formatDateTime(delivery.createdAt.toISOString(), locale)],
          [words.state, words.states[delivery.state]],
          [
            words.next,
            delivery.state === 'waiting' ? formatDateTime(delivery.nextAt.toISOString(), locale) : '–',
          ],
        ]}
      />
      <form method="post" action={list}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <Button type="submit" kind="secondary" name="delivery" value={String(delivery.id)}>
          {delivery.state === 'waiting' ? words.tryNow : words.resend}
        </Button>
      </form>
      {delivery.attempts.length === 0 ? <Notice>{words.notTried}</Notice> : null}
      {delivery.attempts.map((attempt) => (
        <Attempt key={attempt.id} attempt={attempt} />
      ))}
    </>
  );
}

const lines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

function Attempt({ attempt }: { readonly attempt: ShownAttempt }) {
  const { webhooks: words, locale } = useBackOfficeWords();
  return (
    <section className={layout.part}>
      <h2>{words.attemptAt(formatDateTime(attempt.attemptedAt.toISOString(), locale))}</h2>
      <StaffFacts
        facts={[
          [words.answer, <AnswerOf key="answer" status={attempt.status} problem={attempt.problem} />],
          [words.duration, words.milliseconds(attempt.durationMs.toLocaleString(locale))],
        ]}
      />
      <h3>{words.sent}</h3>
      <pre className={styles.text}>{`${lines(attempt.requestHeaders)}\n\n${attempt.requestBody}`}</pre>
      {attempt.status === null ? null : (
        <>
          <h3>{words.received}</h3>
          <pre className={styles.text}>{`${lines(attempt.responseHeaders)}\n\n${attempt.responseBody}`}</pre>
        </>
      )}
    </section>
  );
}
