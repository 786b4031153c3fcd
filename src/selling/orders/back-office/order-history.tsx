import { zeroCents } from '#foundation/money/rules/cents.ts';
import { formatMoney } from '#foundation/money/rules/format-money.ts';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Checkbox } from '#kit/ui/controls/checkbox.tsx';
import { TextArea } from '#kit/ui/controls/text-area.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { type BackOfficeWords, useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderProblem } from '../rules/order-action.ts';
import type { OrderEvent } from '../rules/order-care.ts';
import { eventStatusNames } from '../rules/order-status-name.ts';
import type { OrderView } from '../rules/order-view.ts';
import { emailNameOf } from './email-status.tsx';
import styles from './order-care.module.css';
import { OrderEditChanges } from './order-edit-changes.tsx';

export type OrderHistoryProps = {
  readonly order: Pick<OrderView, 'id' | 'paymentMethod'>;
  readonly history: readonly OrderEvent[];
  readonly problem: OrderProblem | null;
  readonly nonce: string;
};

/** The history of an order, newest first, with a form to add a note. */
export function OrderHistory({ order, history, problem, nonce }: OrderHistoryProps) {
  const words = useBackOfficeWords();
  const { page, reasons } = words.staffOrders;
  const refused = problem?.action === 'note' && 'reason' in problem ? problem : null;
  return (
    <section className={layout.part} aria-labelledby="order-history-heading">
      <h2 id="order-history-heading">{page.historyHeading}</h2>
      <form className={styles.stack} method="post" action={`/staff/orders/${order.id}/`}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <input type="hidden" name="action" value="note" readOnly />
        <TextArea
          id="order-note"
          name="note"
          label={page.noteLabel}
          hint={page.noteHint}
          error={refused ? reasons[refused.reason] : ''}
          defaultValue={refused?.typed.note ?? ''}
          rows={3}
        />
        <div className={styles.buttons}>
          <Checkbox
            name="for-customer"
            value="1"
            autoComplete="off"
            defaultChecked={refused?.typed['for-customer'] !== undefined}
          >
            {page.noteForCustomer}
          </Checkbox>
          <Button type="submit" kind="secondary">
            {page.addNote}
          </Button>
        </div>
      </form>
      {history.length === 0 ? (
        <p>{page.noHistory}</p>
      ) : (
        <ol className={styles.events}>
          {history.map((event, at) => (
            <li key={event.id}>
              <p className={styles.when}>
                <time dateTime={event.at}>{formatDateTime(event.at, words.locale)}</time>
                {' · '}
                {page.actors[event.who]}
                {event.name === '' ? null : ` (${event.name})`}
              </p>
              <p>
                <strong>{happened({ event, earlier: history.slice(at + 1) }, order, words)}</strong>{' '}
                {event.forCustomer ? <Badge tone="green">{page.seenByCustomer}</Badge> : null}
              </p>
              {event.edit ? <OrderEditChanges orderId={order.id} edit={event.edit} /> : null}
              {event.note === '' ? null : (
                <p className={styles.note} dir="auto">
                  {event.note}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function happened(
  { event, earlier }: { readonly event: OrderEvent; readonly earlier: readonly OrderEvent[] },
  { paymentMethod }: OrderHistoryProps['order'],
  { emailNames, staffOrders, orders, locale }: BackOfficeWords,
): string {
  const words = staffOrders.page.events;
  switch (event.kind) {
    case 'placed':
    case 'note':
    case 'edited':
      return words[event.kind];
    case 'state': {
      const { from, to } = eventStatusNames(orders, paymentMethod, event, earlier);
      return from === '' ? words.stateOnly(to) : words.state(from, to);
    }
    case 'refund':
    case 'refund-requested':
    case 'refund-refused':
    case 'refund-withdrawn':
    case 'paid':
      return words[event.kind](formatMoney(event.amount ?? zeroCents, event.currency, locale));
    case 'letter':
      return words.letter(emailNameOf(event.emailKind ?? '', emailNames));
  }
}
