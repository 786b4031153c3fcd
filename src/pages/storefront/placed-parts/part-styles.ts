// The styles of parts that stand in texts, also of what only the server draws (see src/pages/all-styles.ts).
import.meta.glob('../../../shop/{bulk-order,product-table}/storefront/**/*.module.css', { eager: true });
