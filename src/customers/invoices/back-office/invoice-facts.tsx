import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { InvoiceData } from '../rules/invoice-data.ts';
import { invoiceLines } from '../rules/invoice-lines.ts';

/** The invoice data of an order, as staff copy it into their accounting. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceData }) {
  const { orders } = useBackOfficeWords();
  return (
    <section>
      <h2>{orders.invoice.heading}</h2>
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
