import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { ownReturnsFor } from '#messages/own-returns-for.ts';
import { withdrawPath } from '#selling/consumer-rights/rules/withdrawal-paths.ts';
import { isGivenBack } from '#selling/orders/rules/refunds/refund-state.ts';
import { mayAsk, mayWithdraw, type OwnReturns } from '../rules/own-returns.ts';
import { mayChangeReturn } from '../rules/return-changes.ts';
import { askReturnPath, returnName, returnSlipPath } from '../rules/return-paths.ts';
import type { ReturnState } from '../rules/return-states.ts';
import type { ReturnRecord } from '../rules/return-view.ts';
import styles from './own-returns.module.css';

export type OwnReturnsPartProps = {
  readonly own: OwnReturns;
  /** what has just been done; `asked` names the return */
  readonly done:
    | { readonly kind: 'asked'; readonly name: string }
    | { readonly kind: 'sent' | 'cancelled' }
    | null;
  /** a step that could not be made */
  readonly hasChanged: boolean;
};

const returnTones: Readonly<Record<ReturnState, BadgeTone>> = {
  requested: 'amber',
  approved: 'amber',
  sent: 'amber',
  received: 'amber',
  restocked: 'amber',
  settled: 'green',
  refused: 'plain',
  cancelled: 'plain',
};

/** The returns of an order, and how another one, or a withdrawal, begins. */
export function OwnReturnsPart({ own, done, hasChanged }: OwnReturnsPartProps) {
  const words = ownReturnsFor(useWords().locale);
  const { kinds, returns, orderId, link } = own;
  const asks = mayAsk(own);
  const withdraws = mayWithdraw(own);
  if (returns.length === 0 && !asks && !withdraws) return null;
  const until = kinds.withdrawal.ok ? kinds.withdrawal.until : null;
  return (
    <section className={styles.returns} aria-labelledby="own-returns">
      <h2 id="own-returns">{words.title}</h2>
      {hasChanged ? <Notice kind="error">{words.problems.changed}</Notice> : null}
      {done ? (
        <Notice kind="success">
          {done.kind === 'asked' ? words.done.asked(done.name) : words.done[done.kind]}
        </Notice>
      ) : null}
      {returns.map((record) => (
        <OneReturn key={record.id} record={record} own={own} />
      ))}
      {asks ? (
        <div className={styles.actions}>
          <a className={buttonClass({ kind: 'secondary' })} href={askReturnPath(orderId, link)}>
            {words.ask}
          </a>
          <p className={styles.soft}>{words.askHint}</p>
        </div>
      ) : null}
      {withdraws ? (
        <div className={styles.actions}>
          <a className={buttonClass({ kind: 'secondary' })} href={withdrawPath(orderId, link)}>
            {words.withdraw}
          </a>
          <p className={styles.soft}>
            {until === null ? words.withdrawAnytime : words.withdrawUntil(writtenDay(until))}
          </p>
        </div>
      ) : null}
    </section>
  );
}

function OneReturn({ record, own }: { readonly record: ReturnRecord; readonly own: OwnReturns }) {
  const { locale } = useWords();
  const words = ownReturnsFor(locale);
  const { id, number, kind, state, lines, events } = record;
  const name = returnName(number);
  const settled = settledIn(record, words, locale);
  const answer = events.findLast(({ who, note }) => who === 'staff' && note !== '')?.note ?? '';
  const isComing = state === 'approved' || state === 'sent';
  const may = (to: ReturnState) => mayChangeReturn('customer', record, to);
  return (
    <article className={styles.one} aria-labelledby={`return-${id}`}>
      <div className={styles.head}>
        <h3 id={`return-${id}`}>{words.named(name)}</h3>
        <Badge tone={returnTones[state]}>{words.states[state]}</Badge>
      </div>
      <p className={styles.soft}>{words.kinds[kind]}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>{words.line(line.quantity, line.name)}</li>
        ))}
      </ul>
      {words.next[state] === '' ? null : <p>{words.next[state]}</p>}
      {settled === '' ? null : (
        <p>
          <strong>{settled}</strong>
        </p>
      )}
      {answer === '' ? null : (
        <p className={styles.answer}>
          <span className={styles.soft}>{words.answer}</span>
          {'\n'}
          {answer}
        </p>
      )}
      {isComing ? (
        <p className={styles.soft}>
          {words.sendTo}: {own.sendTo.join(', ')}.{' '}
          {words.costs[kind === 'defect' || kind === 'wrong-part' ? 'shop' : own.cost]}
        </p>
      ) : null}
      {isComing ? (
        <p>
          <a href={returnSlipPath(own.orderId, id, own.link)}>{words.slip}</a>
        </p>
      ) : null}
      <ol className={styles.steps}>
        {events.map((event) => (
          <li key={event.id}>
            <time dateTime={event.at}>{formatDateTime(event.at, locale)}</time> · {words.states[event.state]}
          </li>
        ))}
      </ol>
      {may('sent') || may('cancelled') ? (
        <form className={styles.actions} method="post" action={askReturnPath(own.orderId, own.link)}>
          <input type="hidden" name="_wpnonce" value={own.nonce} readOnly />
          <input type="hidden" name="return" value={id} readOnly />
          {may('sent') ? (
            <Button type="submit" name="action" value="sent" kind="secondary">
              {words.actions.sent}
            </Button>
          ) : null}
          {may('cancelled') ? (
            <Button type="submit" name="action" value="cancel" kind="quiet">
              {words.actions.cancel}
            </Button>
          ) : null}
        </form>
      ) : null}
    </article>
  );
}

function settledIn(
  { settledAs, refund, code }: ReturnRecord,
  { settled }: ReturnType<typeof ownReturnsFor>,
  locale: 'it' | 'en',
): string {
  const amount = refund ? formatEuro(refund.total, locale) : '';
  if (code !== null) return settled.code(code, amount);
  if (refund) return isGivenBack(refund.state) ? settled.refund(amount) : settled.refundUnderWay(amount);
  return settledAs === 'nothing' || settledAs === 'order-cancelled' ? settled[settledAs] : '';
}
