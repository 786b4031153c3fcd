// The styles of what businesses alone see: their offers, subaccounts, quote list and orders to approve.
import.meta.glob(
  [
    '../../../wholesale/{offers,subaccounts}/storefront/**/*.module.css',
    '../../../wholesale/quotes/storefront/quote-list/**/*.module.css',
    '../../../selling/orders/storefront/order-approval.module.css',
  ],
  { eager: true },
);
