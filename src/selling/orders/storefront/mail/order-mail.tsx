import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { MailNote } from '#kit/ui/mail/mail-note.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import type { StorefrontMessages } from '#messages/it/storefront.ts';
import type { OrderView } from '../../rules/order-view.ts';
import type { EmailWords } from './email-words.ts';
import { MailAddress } from './mail-address.tsx';
import { MailInvoice } from './mail-invoice.tsx';
import { MailOrderTable } from './mail-order-table.tsx';

export type OrderMailProps = {
  readonly order: OrderView;
  readonly to: 'buyer' | 'shop';
  readonly email: Omit<EmailWords, 'subject'>;
  readonly words: StorefrontMessages;
  readonly shop: {
    readonly name: string;
    /** its name and how to reach it, as emails end with it */
    readonly line: string;
  };
  readonly bankTransfer: { readonly holder: string; readonly iban: string };
  /** where the order can be looked at */
  readonly orderUrl: string;
};

/** The mail that tells buyer or shop what became of an order. */
export function OrderMail({ order, to, email, words, shop, bankTransfer, orderUrl }: OrderMailProps) {
  const { mail } = words.orders;
  const { heading, intro, note } = email;
  return (
    <MailFrame locale={order.locale} shopName={shop.name} heading={heading} foot={shop.line}>
      <p style={style.text}>{intro}</p>
      <p style={style.text}>
        {words.orders.number}: <strong>{order.number}</strong>
      </p>
      {email.facts.map(({ label, value }) => (
        <p key={label} style={style.text}>
          {label}: <strong>{value}</strong>
        </p>
      ))}
      {note && <MailNote title={note.heading} text={note.text} />}
      {email.asksForTransfer && <BankTransfer order={order} words={words} bankTransfer={bankTransfer} />}
      <h2 style={style.subheading}>{words.orders.details}</h2>
      <MailOrderTable order={order} words={words} />
      {order.vat && (
        <p style={style.text}>
          <strong>{words.vat.exempt}.</strong> {words.vat.reason} {words.vat.exemptNumber(order.vat.number)}.
        </p>
      )}
      <h2 style={style.subheading}>
        {words.orders.paymentMethod}: {order.paymentTitle}
      </h2>
      <table role="presentation" style={style.table} cellPadding={0} cellSpacing={0}>
        <tbody>
          <tr>
            <MailAddress
              title={words.orders.billingAddress}
              address={order.billing}
              email={order.billing.email}
            />
            <MailAddress title={words.orders.shippingAddress} address={order.shipping} />
          </tr>
        </tbody>
      </table>
      {order.invoice && <MailInvoice invoice={order.invoice} words={words} />}
      {order.note !== '' && (
        <>
          <h2 style={style.subheading}>{words.orders.note}</h2>
          <p style={style.text}>{order.note}</p>
        </>
      )}
      <MailButton label={mail.viewOrder} url={orderUrl} />
      {to === 'buyer' && (
        <p style={style.text}>
          {mail.farewell}
          <br />
          {shop.name}
        </p>
      )}
    </MailFrame>
  );
}

function BankTransfer({
  order,
  words,
  bankTransfer,
}: Pick<OrderMailProps, 'order' | 'words' | 'bankTransfer'>) {
  const { payments } = words;
  const rows = [
    [payments.holder, bankTransfer.holder],
    [payments.iban, bankTransfer.iban],
    [payments.amount, formatEuro(order.total, order.locale)],
    [payments.reference, payments.referenceOf(order.number)],
  ];
  return (
    <>
      <h2 style={style.subheading}>{payments.bankTransferHeading}</h2>
      <table className="figures" style={style.table} cellPadding={0} cellSpacing={0}>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row" style={style.sumLabel}>
                {label}
              </th>
              <td style={style.transfer}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
