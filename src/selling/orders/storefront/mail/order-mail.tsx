import type { Address } from '#foundation/addresses/rules/address.ts';
import { addressLines } from '#foundation/addresses/rules/address-lines.ts';
import { MASKED_KEY } from '#foundation/emails/rules/link-key.ts';
import type { ComposedEmail, SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { MailNote } from '#kit/ui/mail/mail-note.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import { MailText } from '#kit/ui/mail/mail-text.tsx';
import { orderEmailsFor } from '#messages/emails-for.ts';
import type { StorefrontMessages } from '#messages/it/storefront.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { withdrawPath } from '#selling/consumer-rights/rules/withdrawal-paths.ts';
import { MailRights } from '#selling/consumer-rights/storefront/mail-rights.tsx';
import { chosenPayment } from '../../rules/chosen-payment.ts';
import { goesToShop, type OrderEmailKind } from '../../rules/order-emails.ts';
import { amountToPay } from '../../rules/order-for-payment.ts';
import { orderPath } from '../../rules/order-link.ts';
import type { OrderView } from '../../rules/order-view.ts';
import { placementWords } from '../../rules/placement-words.ts';
import { rightsShown } from '../../rules/rights-shown.ts';
import type { EmailedOrder } from '../../server/read-emailed-order.ts';
import { promisedArrival } from '../promised-arrival.ts';
import { MailInvoice } from './mail-invoice.tsx';
import { MailOrderTable } from './mail-order-table.tsx';
import { MailParcels } from './mail-parcels.tsx';
import { orderEmailWords } from './order-email-words.ts';

/** The emails in which the shop says what it promised. */
const promising: readonly OrderEmailKind[] = ['order-confirmation', 'order-processing'];

/** The email about an order: to customers in the language of the order, to the shop in its own. */
export function orderMail(emailed: EmailedOrder, shop: SendingShop, kind: OrderEmailKind): ComposedEmail {
  const { order } = emailed;
  const { settings, shopUrl } = shop;
  const payment = chosenPayment(order);
  const isForShop = goesToShop(kind);
  const locale = isForShop ? settings.interface_language : order.locale;
  const words = messagesFor(locale);
  const emails = orderEmailsFor(locale);
  const shopName = settings.shop_name;
  const { subject, heading, intro, closing, note, refunded, asksForTransfer } = orderEmailWords({
    ...emailed,
    kind,
    locale,
    shop,
    emails,
  });
  const arrival = promising.includes(kind) ? promisedArrival(order, words.orders, locale) : null;
  const path = isForShop ? `/staff/orders/${order.id}/` : orderPath(order.id, MASKED_KEY);
  const screen = (
    <MailFrame locale={order.locale} shopName={shopName} heading={heading} foot={firmLine(settings)}>
      <MailText text={intro} />
      <p style={style.text}>
        {words.orders.number}: <strong>{order.number}</strong>
        {order.placement && (
          <>
            <br />
            {words.orders.placedBy}: <strong>{placementWords(words.orders, order.placement)}</strong>
          </>
        )}
      </p>
      {refunded !== null && (
        <p style={style.text}>
          {emails.refundedAmount}: <strong>{refunded}</strong>
        </p>
      )}
      {note && <MailNote title={note.heading} text={note.text} />}
      {asksForTransfer && <BankTransfer order={order} words={words} settings={settings} />}
      {arrival && (
        <p style={style.text}>
          {arrival.label}: <strong>{arrival.day}</strong>
        </p>
      )}
      <MailParcels order={order} words={words} />
      <h2 style={style.subheading}>{words.orders.details}</h2>
      <MailOrderTable order={order} words={words} />
      {order.vat && (
        <p style={style.text}>
          <strong>{words.vat.exempt}.</strong> {words.vat.reason} {words.vat.exemptNumber(order.vat.number)}.
        </p>
      )}
      {payment === '' ? null : (
        <h2 style={style.subheading}>
          {words.orders.paymentMethod}: {payment}
        </h2>
      )}
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
      <MailButton label={emails.viewOrder} url={shopUrl + path} />
      <Rights emailed={emailed} kind={kind} shop={shop} />
      <MailText text={closing} />
    </MailFrame>
  );
  return { subject, screen };
}

/** What consumers are told of their rights; nothing where the email is about something else. */
function Rights({
  emailed: { order, exclusions },
  kind,
  shop: { settings, shopUrl },
}: {
  emailed: EmailedOrder;
  kind: OrderEmailKind;
  shop: SendingShop;
}) {
  const shown = rightsShown(kind, order);
  if (shown === null) return null;
  const excluded = order.lines.flatMap(({ id, name }) => {
    const reason = exclusions?.get(id);
    return reason ? [{ name, reason }] : [];
  });
  return (
    <MailRights
      settings={settings}
      shopUrl={shopUrl}
      locale={order.locale}
      withdrawUrl={shopUrl + withdrawPath(order.id, MASKED_KEY)}
      excluded={excluded}
      isAllExcluded={order.lines.length > 0 && excluded.length === order.lines.length}
      isWhole={shown === 'all'}
    />
  );
}

function BankTransfer({
  order,
  words,
  settings,
}: {
  order: OrderView;
  words: StorefrontMessages;
  settings: SendingShop['settings'];
}) {
  const { payments } = words;
  const rows = [
    [payments.holder, settings.bank_transfer_holder],
    [payments.iban, settings.bank_transfer_iban],
    [payments.bank, settings.bank_transfer_bank],
    [payments.bic, settings.bank_transfer_bic],
    [payments.amount, formatEuro(amountToPay(order), order.locale)],
    [payments.reference, payments.referenceOf(order.number)],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <h2 style={style.subheading}>{payments.bankTransferHeading}</h2>
      {settings.bank_transfer_instructions === '' ? null : (
        <p style={style.text}>{settings.bank_transfer_instructions}</p>
      )}
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

function MailAddress({ title, address, email }: { title: string; address: Address; email?: string }) {
  const lines = [...addressLines(address), address.phone, email ?? ''].filter((line) => line !== '');
  return (
    <td style={style.address}>
      <h2 style={style.subheading}>{title}</h2>
      {lines.map((line, index) => (
        <span key={line}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </td>
  );
}
