import styles from '#foundation/addresses/storefront/address-block.module.css';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { InvoiceData } from '../rules/invoice-data.ts';
import { invoiceLines } from '../rules/invoice-lines.ts';

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
