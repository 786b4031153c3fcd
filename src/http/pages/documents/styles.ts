// Every style of the storefront, also of what only the server renders: they come in one sheet (vite.config.ts). Screens of few pages
// bring their styles with these pages.
import '#kit/ui/styles.css';

import.meta.glob(
  [
    '../../../kit/ui/**/*.module.css',
    '../../../*/*/storefront/**/*.module.css',
    '!../../../wholesale/{agents,bulk-order,offers,product-tables,subaccounts}/**',
    '!../../../wholesale/quotes/storefront/quote-list/**',
    '!../../../selling/orders/storefront/order-approval.module.css',
    '!../../../selling/returns/**',
  ],
  { eager: true },
);
