// Every style of the storefront, also of what only the server draws: they come in one sheet (vite.config.ts). Rooms that stand on few
// pages bring their own with these pages.
import.meta.glob(
  [
    '../ui/**/*.module.css',
    '../shop/*/storefront/**/*.module.css',
    '!../shop/{agents,bulk-order,offers,order-approval,product-table,quote-list,subaccounts}/**',
  ],
  { eager: true },
);
