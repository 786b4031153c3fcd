import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { NextOrderStep } from '../rules/next-order-step.ts';
import type { OrderCare } from '../rules/order-care.ts';
import { isAskedAbout } from '../rules/order-confirmation.ts';
import styles from './order-care.module.css';

export type OrderStateFormProps = {
  readonly orderId: number;
  readonly care: Pick<OrderCare, 'status' | 'changes'>;
  /** what the record at the top of the page offers: not said twice */
  readonly step: NextOrderStep;
  readonly nonce: string;
};

/** A button for each state that the table of changes allows now. */
export function OrderStateForm({ orderId, care, step, nonce }: OrderStateFormProps) {
  const { staffOrders } = useBackOfficeWords();
  const words = staffOrders.page;
  const offered = step.act === 'state' || step.act === 'ship' ? step.to : null;
  const others = care.changes.filter((to) => to !== offered);
  const changes = others.sort((a, b) => Number(isAskedAbout(a)) - Number(isAskedAbout(b)));
  return (
    <section className={layout.part} aria-labelledby="order-state-heading">
      <h2 id="order-state-heading">{words.stateHeading}</h2>
      {changes.length === 0 ? (
        <p>{care.changes.length === 0 ? words.noChanges : words.noOtherChanges}</p>
      ) : (
        <form className={styles.stack} method="post" action={`/staff/orders/${orderId}/`}>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <input type="hidden" name="action" value="state" readOnly />
          <input type="hidden" name="seen" value={care.status} readOnly />
          <p className={styles.hint}>{words.stateHint}</p>
          <div className={styles.buttons}>
            {changes.map((to) => (
              <Button key={to} type="submit" name="to" value={to} kind="secondary">
                {words.changes[to]}
              </Button>
            ))}
          </div>
        </form>
      )}
    </section>
  );
}
