import { shopPath } from '#foundation/paths/rules/paths.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { OrderRow } from '#selling/orders/rules/order-view.ts';
import { OwnOrders } from '#selling/orders/storefront/own-orders.tsx';
import styles from './dashboard.module.css';

/** A customer's orders, or the way to the first one. */
export function OrdersOrNone({ orders }: { orders: readonly OrderRow[] }) {
  const { accounts } = useShopWords();
  if (orders.length > 0) return <OwnOrders orders={orders} />;
  return (
    <div className={styles.none}>
      <p>{accounts.noOrders}</p>
      <a className={buttonClass()} href={shopPath}>
        {accounts.toShop}
      </a>
    </div>
  );
}
