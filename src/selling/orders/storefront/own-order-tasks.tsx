import { Button } from '#kit/ui/controls/button.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { ownOrdersFor } from '#messages/own-orders-for.ts';
import { orderPath } from '../rules/order-link.ts';
import type { OwnOrder } from '../rules/own-order.ts';
import styles from './own-order-tasks.module.css';

export type OwnOrderTasksProps = Pick<OwnOrder, 'link' | 'nonce' | 'mayCancel'> & {
  readonly orderId: number;
  /** path of the order-pay page; null where there is nothing to pay */
  readonly payPath: string | null;
  /** only its rest is to be paid */
  readonly isRest: boolean;
};

/** The actions of a customer on an order: reorder, and cancel while that is possible. */
export function OwnOrderTasks({ orderId, link, nonce, mayCancel, payPath, isRest }: OwnOrderTasksProps) {
  const words = ownOrdersFor(useShopWords().locale);
  const action = orderPath(orderId, link);
  return (
    <div className={styles.tasks}>
      {payPath === null ? null : (
        <a className={buttonClass()} href={payPath}>
          {isRest ? words.payRest : words.pay}
        </a>
      )}
      <form className={styles.task} method="post" action={action}>
        <input type="hidden" name="_wpnonce" value={nonce} readOnly />
        <Button type="submit" name="action" value="reorder" kind="secondary">
          {words.reorder}
        </Button>
        <p>{words.reorderHint}</p>
      </form>
      {mayCancel ? (
        <details className={styles.cancel}>
          <summary>{words.cancel}</summary>
          <form className={styles.task} method="post" action={action}>
            <input type="hidden" name="_wpnonce" value={nonce} readOnly />
            <p>
              <strong>{words.cancelQuestion}</strong> {words.cancelHint}
            </p>
            <Button type="submit" name="action" value="cancel" kind="secondary">
              {words.cancelYes}
            </Button>
          </form>
        </details>
      ) : null}
    </div>
  );
}
