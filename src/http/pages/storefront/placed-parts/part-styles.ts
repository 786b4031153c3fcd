// The styles of parts that stand in texts, also of what only the server draws (see src/http/pages/all-styles.ts).
import.meta.glob('../../../../wholesale/{bulk-order,product-tables}/storefront/**/*.module.css', {
  eager: true,
});
