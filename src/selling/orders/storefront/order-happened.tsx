import { zeroCents } from '#foundation/money/rules/cents.ts';
import { formatMoney } from '#foundation/money/rules/format-money.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { ownOrdersFor } from '#messages/own-orders-for.ts';
import type { OrderEvent } from '../rules/order-care.ts';
import { eventStatusNames } from '../rules/order-status-name.ts';
import styles from './order-happened.module.css';

export type OrderHappenedProps = {
  readonly history: readonly OrderEvent[];
  readonly paymentMethod: string;
};

/** The history of an order for its customer, newest first. */
export function OrderHappened({ history, paymentMethod }: OrderHappenedProps) {
  const { orders, locale } = useShopWords();
  const words = ownOrdersFor(locale);
  if (history.length === 0) return null;
  const sentenceOf = (event: OrderEvent, at: number): string => {
    switch (event.kind) {
      case 'placed':
      case 'note':
      case 'edited':
        return words.events[event.kind];
      case 'refund':
      case 'paid':
        return words.events[event.kind](formatMoney(event.amount ?? zeroCents, event.currency, locale));
      default:
        return words.events.state(eventStatusNames(orders, paymentMethod, event, history.slice(at + 1)).to);
    }
  };
  return (
    <section className={styles.happened} aria-labelledby="order-happened">
      <h2 id="order-happened">{words.history}</h2>
      <ol>
        {history.map((event, at) => (
          <li key={event.id}>
            <small>
              <time dateTime={event.at}>{formatDateTime(event.at, locale)}</time>
              {event.name === '' ? null : ` · ${event.name}`}
            </small>
            <p>{sentenceOf(event, at)}</p>
            {event.note === '' ? null : <p className={styles.note}>{event.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
