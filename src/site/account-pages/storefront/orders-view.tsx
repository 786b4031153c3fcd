import type { AccountReader } from '#customers/accounts/rules/account-pages.ts';
import { AccountFrame } from '#customers/accounts/storefront/pages/account-frame.tsx';
import { useAccountWords } from '#customers/accounts/storefront/use-account-words.ts';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { ownOrdersFor } from '#messages/own-orders-for.ts';
import type { OrderRow } from '#selling/orders/rules/order-view.ts';
import { OrdersOrNone } from './orders-or-none.tsx';

export type OrdersViewProps = {
  readonly orders: readonly OrderRow[];
  readonly page: number;
  readonly pages: number;
  readonly platform: string;
  readonly reader: AccountReader;
  readonly leave: string;
};

/** All orders of a customer. */
export function OrdersView({ orders, page, pages, platform, reader, leave }: OrdersViewProps) {
  const { locale } = useWords();
  const words = useAccountWords();
  return (
    <AccountFrame title={words.pages.orders} current="orders" {...{ platform, reader, leave }}>
      <OrdersOrNone orders={orders} />
      <Pagination
        page={page}
        pages={pages}
        addressOf={(to) => (to > 1 ? `/my-account/orders/?page=${to}` : '/my-account/orders/')}
        words={ownOrdersFor(locale)}
      />
    </AccountFrame>
  );
}
