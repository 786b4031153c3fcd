import type { InvoiceData } from '#shop/addresses/rules/fiscal/invoice-data.ts';
import { invoiceLines } from '#shop/addresses/rules/fiscal/invoice-lines.ts';
import { useShopWords } from '#shop/site/storefront/use-shop-words.ts';
import styles from './address-block.module.css';

/** What the invoice of an order is made out by. */
export function InvoiceBlock({ invoice }: { invoice: InvoiceData }) {
  const { orders } = useShopWords();
  return (
    <section className={styles.block}>
      <h3>{orders.invoice.heading}</h3>
      <dl>
        {invoiceLines(invoice, orders.invoice.labels).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
