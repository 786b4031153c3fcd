import layout from '#foundation/records/back-office/staff-page.module.css';
import { Button } from '#kit/ui/controls/button.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import styles from './order-care.module.css';

/** Marks an order on company credit as paid. */
export function OrderPaidForm({ orderId, nonce }: { readonly orderId: number; readonly nonce: string }) {
  const words = useBackOfficeWords().staffOrders.page;
  return (
    <section className={layout.part} aria-labelledby="order-paid-heading">
      <h2 id="order-paid-heading">{words.creditHeading}</h2>
      <form className={styles.stack} method="post" action={`/staff/orders/${orderId}/`}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <p className={styles.hint}>{words.creditHint}</p>
        <div className={styles.buttons}>
          <Button type="submit" name="action" value="paid" kind="secondary">
            {words.markPaid}
          </Button>
        </div>
      </form>
    </section>
  );
}
