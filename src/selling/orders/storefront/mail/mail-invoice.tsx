import type { InvoiceData } from '#customers/invoices/rules/invoice-data.ts';
import { invoiceLines } from '#customers/invoices/rules/invoice-lines.ts';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import type { StorefrontMessages } from '#messages/it/storefront.ts';

/** The invoice data in an email. */
export function MailInvoice({ invoice, words }: { invoice: InvoiceData; words: StorefrontMessages }) {
  const { heading, labels } = words.orders.invoice;
  return (
    <>
      <h2 style={style.subheading}>{heading}</h2>
      <p style={style.text}>
        {invoiceLines(invoice, labels).map(({ label, value }, index) => (
          <span key={label}>
            {index > 0 && <br />}
            {label}: {value}
          </span>
        ))}
      </p>
    </>
  );
}
