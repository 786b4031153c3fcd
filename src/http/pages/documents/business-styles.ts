// The styles of what businesses alone see (their offers, subaccounts, quote list and orders to approve) and of returns, which the pages of orders show.
import.meta.glob(
  [
    '../../../wholesale/{offers,subaccounts}/storefront/**/*.module.css',
    '../../../wholesale/quotes/storefront/quote-list/**/*.module.css',
    '../../../selling/orders/storefront/order-approval.module.css',
    '../../../selling/returns/storefront/**/*.module.css',
  ],
  { eager: true },
);
