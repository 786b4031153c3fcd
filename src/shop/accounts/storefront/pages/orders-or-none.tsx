import { shopPath } from '#shop/catalogue/rules/paths.ts';
import type { OrderRow } from '#shop/orders/rules/order-view.ts';
import { OwnOrders } from '#shop/orders/storefront/own-orders.tsx';
import { useShopWords } from '#shop/site/storefront/use-shop-words.ts';
import { buttonClass } from '#ui/controls/button-class.ts';
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
