import { AccountFrame, type OwnAccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { useAccountWords } from '#customers/accounts/storefront/use-account-words.ts';
import { shopPath } from '#foundation/paths/rules/paths.ts';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { ownOrdersFor } from '#messages/own-orders-for.ts';
import type { OrderRow } from '#selling/orders/rules/order-view.ts';
import { OwnOrders, type OwnOrdersProps } from '#selling/orders/storefront/own-orders.tsx';
import styles from './dashboard.module.css';

export type OrdersViewProps = {
  readonly orders: readonly OrderRow[];
  readonly approves: boolean;
  readonly page: number;
  readonly pages: number;
  readonly frame: OwnAccountFrame;
};

/** All orders of a customer. */
export function OrdersView({ orders, approves, page, pages, frame }: OrdersViewProps) {
  const { locale } = useWords();
  const words = useAccountWords();
  return (
    <AccountFrame title={words.pages.orders} current="orders" {...frame} flash={null}>
      <OrdersOrNone orders={orders} approves={approves} />
      <Pagination
        page={page}
        pages={pages}
        addressOf={(to) => (to > 1 ? `/my-account/orders/?page=${to}` : '/my-account/orders/')}
        words={ownOrdersFor(locale)}
      />
    </AccountFrame>
  );
}

/** A customer's orders, or the way to the first one. */
export function OrdersOrNone({ orders, approves }: OwnOrdersProps) {
  const { accounts } = useShopWords();
  if (orders.length > 0) return <OwnOrders orders={orders} approves={approves ?? false} />;
  return (
    <div className={styles.none}>
      <p>{accounts.noOrders}</p>
      <a className={buttonClass()} href={shopPath}>
        {accounts.toShop}
      </a>
    </div>
  );
}
