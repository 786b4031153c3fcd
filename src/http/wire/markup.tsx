import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { countryOptions } from '#foundation/addresses/rules/countries.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import type { Locale } from '#messages/locale.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { CartState } from '#selling/cart/rules/cart-state.ts';
import { CartSummary } from '#selling/cart/storefront/cart-summary.tsx';
import { MiniCart } from '#selling/cart/storefront/mini-cart.tsx';
import { EmptyCheckout } from '#selling/checkout/storefront/empty-checkout.tsx';
import {
  OrderReviewTable,
  type OrderReviewTableProps,
} from '#selling/checkout/storefront/order-review-table.tsx';
import { OrderPayReview } from '#selling/checkout/storefront/payment/order-pay-review.tsx';
import { PlaceOrderBox, type PlaceOrderBoxProps } from '#selling/checkout/storefront/place-order-box.tsx';
import type { OrderView } from '#selling/orders/rules/order-view.ts';
import { WireRows, type WireRowsProps } from '#wholesale/bulk-order/storefront/wire-rows.tsx';
import type { ShownTable } from '#wholesale/product-tables/rules/shown-table.ts';
import { LoadMore, PageLinks, TablePaging } from '#wholesale/product-tables/storefront/table-paging.tsx';
import { TableRows } from '#wholesale/product-tables/storefront/table-rows.tsx';
import { TableStats } from '#wholesale/product-tables/storefront/table-stats.tsx';

/** A screen as markup for the wire; the one place where endpoints render. */
function markupOf(screen: ReactNode, locale: Locale): string {
  return renderToStaticMarkup(<WordsContext value={messagesFor(locale)}>{screen}</WordsContext>);
}

/** The region of the mini-cart, whole (wire 2.2, FRAG-01). */
export function miniCartMarkup(input: {
  cart: CartState;
  nonce: string;
  platform: string;
  locale: Locale;
}): string {
  const { locale, ...props } = input;
  return markupOf(
    <div className="widget_shopping_cart_content">
      <MiniCart {...props} />
    </div>,
    locale,
  );
}

/** The counter that headers show. */
export function cartCountMarkup(count: number): string {
  return `<span class="cart-count">${count}</span>`;
}

/** The totals of the cart page with the ways to have the goods (CPG-03). */
export function cartTotalsMarkup(input: {
  cart: CartState;
  nonce: string;
  platform: string;
  locale: Locale;
}): string {
  const { locale, ...props } = input;
  return markupOf(<CartSummary {...props} busy={false} countries={countryOptions(locale)} />, locale);
}

/** The summary of the checkout (CHK-10). */
export function orderReviewMarkup({ locale, ...props }: OrderReviewTableProps & { locale: Locale }): string {
  return markupOf(<OrderReviewTable {...props} />, locale);
}

/** The rows that a search of the bulk order form found (BULK-18). */
export function bulkRowsMarkup({ locale, ...props }: WireRowsProps & { locale: Locale }): string {
  return markupOf(<WireRows {...props} />, locale);
}

/** Ways to pay, terms and the button that orders (CHK-11). */
export function placeOrderMarkup({ locale, ...props }: PlaceOrderBoxProps & { locale: Locale }): string {
  return markupOf(<PlaceOrderBox {...props} />, locale);
}

/** What an order that is being paid costs by a method (FEE-03). */
export function orderPayReviewMarkup({ locale, order }: { order: OrderView; locale: Locale }): string {
  return markupOf(<OrderPayReview order={order} />, locale);
}

/** The markup that replaces the checkout's form when the cart is empty. */
export function emptyCheckoutMarkup(locale: Locale): string {
  return markupOf(<EmptyCheckout />, locale);
}

/** The regions of a product table by selectors within it (TAB-27, wire 5.1). */
export function tableRegions(table: ShownTable): Readonly<Record<string, string>> {
  const { prefix, locale } = table.site;
  return {
    [`table.${prefix}-tbl>tbody`]: markupOf(<TableRows table={table} page={table} />, locale),
    [`.${prefix}-stats-report`]: markupOf(<TableStats {...table} />, locale),
    [`.${prefix}_my_pagination.${prefix}_table_pagination`]: markupOf(<PageLinks table={table} />, locale),
    [`.${prefix}_load_more_wrapper`]: markupOf(<LoadMore table={table} />, locale),
  };
}

/** A page of a product table as one markup: its rows, its count and its links (TAB-33). */
export function pagedTableMarkup(table: ShownTable): string {
  const { prefix, locale } = table.site;
  return markupOf(
    <>
      <table className={`${prefix}-tbl`}>
        <tbody>
          <TableRows table={table} page={table} />
        </tbody>
      </table>
      <div className={`${prefix}-stats-report`}>
        <TableStats {...table} />
      </div>
      <TablePaging table={table} />
    </>,
    locale,
  );
}
