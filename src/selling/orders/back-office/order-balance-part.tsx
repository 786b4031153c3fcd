import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { Select } from '#kit/ui/controls/select.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { restDue } from '../rules/order-balance.ts';
import type { OrderCare } from '../rules/order-care.ts';
import type { OrderView } from '../rules/order-view.ts';
import { restWays } from '../rules/rest-payment.ts';
import styles from './order-care.module.css';
import { refundSourceHint } from './refund-source-hint.ts';

export type OrderBalancePartProps = {
  readonly order: OrderView;
  readonly care: OrderCare;
  readonly nonce: string;
  readonly requestKey: string;
};

/** What is left of a paid order since it was edited: the rest to collect, or the difference to give back; nothing where it is even. */
export function OrderBalancePart(props: OrderBalancePartProps) {
  const { overpaid = 0 } = props.care;
  if (overpaid > 0) return <Overpaid {...props} />;
  return restDue(props.order) > 0 ? <Rest {...props} /> : null;
}

function Overpaid({ order, care, nonce, requestKey }: OrderBalancePartProps) {
  const backOfficeWords = useBackOfficeWords();
  const { staffOrders, locale } = backOfficeWords;
  const words = staffOrders.balance;
  const amount = formatEuro(care.overpaid ?? order.total, locale);
  return (
    <section className={layout.part} aria-labelledby="order-balance-heading">
      <h2 id="order-balance-heading">{words.overpaidHeading(amount)}</h2>
      <form className={styles.stack} method="post" action={`/staff/orders/${order.id}/`}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <input type="hidden" name="request" value={requestKey} readOnly />
        <p className={styles.hint}>
          {words.overpaidHint} {refundSourceHint(care.refundSource, order.paymentMethod, backOfficeWords)}
        </p>
        {care.mayGiveBack ? (
          <div className={styles.buttons}>
            <Button type="submit" name="action" value="overpaid">
              {words.giveBack(amount)}
            </Button>
          </div>
        ) : null}
      </form>
    </section>
  );
}

function Rest({ order, nonce }: OrderBalancePartProps) {
  const { staffOrders, locale } = useBackOfficeWords();
  const words = staffOrders.balance;
  const rest = restDue(order);
  const { isOnCredit = false } = order;
  const action = `/staff/orders/${order.id}/`;
  return (
    <section className={layout.part} aria-labelledby="order-balance-heading">
      <h2 id="order-balance-heading">{words.restHeading(formatEuro(rest, locale))}</h2>
      <p className={styles.hint}>{isOnCredit ? words.onCredit : words.restHint}</p>
      {isOnCredit || order.billing.email === '' ? null : (
        <form className={styles.stack} method="post" action={action}>
          <input type="hidden" name="_wpnonce" value={nonce} readOnly />
          <div className={styles.buttons}>
            <Button type="submit" name="action" value="rest-link">
              {words.sendLink}
            </Button>
          </div>
        </form>
      )}
      <form className={styles.stack} method="post" action={action}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <input type="hidden" name="seen" value={rest} readOnly />
        <Select
          id="rest-way"
          name="way"
          label={words.way}
          options={restWays
            .filter((way) => way !== 'credit' || !isOnCredit)
            .map((way) => ({ value: way, label: words.ways[way] }))}
        />
        <div className={styles.buttons}>
          <Button type="submit" name="action" value="rest" kind="secondary">
            {words.note}
          </Button>
        </div>
      </form>
    </section>
  );
}
