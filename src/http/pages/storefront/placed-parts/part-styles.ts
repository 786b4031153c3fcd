// The styles of parts that texts place, also of what only the server renders (see src/http/pages/all-styles.ts).
import.meta.glob(
  '../../../../wholesale/{bulk-order/storefront/**/*,product-tables/storefront/**/*,conversations/storefront/contact-form}.module.css',
  { eager: true },
);
