import { MASKED_KEY } from '#foundation/emails/rules/link-key.ts';
import type { ComposedEmail, SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { emailTextOf } from '#foundation/emails/storefront/email-text-of.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { MailNote } from '#kit/ui/mail/mail-note.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import { MailText } from '#kit/ui/mail/mail-text.tsx';
import { returnEmailsFor } from '#messages/emails-for.ts';
import { orderPath } from '#selling/orders/rules/order-link.ts';
import { returnAddress } from '../rules/return-address.ts';
import { returnName, returnSlipPath, staffReturnPath } from '../rules/return-paths.ts';
import type { EmailedReturn, ReturnEmailKind } from '../server/return-emails.ts';

/** The email about a return: to who asked for it in the language of the order, to the shop in its own. */
export function returnMail(
  { record, locale: ofOrder }: EmailedReturn,
  shop: SendingShop,
  kind: ReturnEmailKind,
): ComposedEmail {
  const { settings, shopUrl } = shop;
  const isForShop = kind === 'shop-return';
  const locale = isForShop ? settings.interface_language : ofOrder;
  const words = returnEmailsFor(locale);
  const name = returnName(record.number);
  const { subject, heading, intro, closing } = emailTextOf<'return'>(shop, kind, locale, {
    shop_name: settings.shop_name,
    return_number: name,
    order_number: String(record.orderNumber),
    customer_name: record.name,
    code: record.code ?? '',
    code_value: record.refund ? formatEuro(record.refund.total, locale) : '',
  });
  const answer = record.events.findLast(({ who, note }) => who === 'staff' && note !== '')?.note ?? '';
  const address = returnAddress(settings);
  const isAtCostOfShop = record.kind === 'defect' || record.kind === 'wrong-part';
  const screen = (
    <MailFrame locale={locale} shopName={settings.shop_name} heading={heading} foot={firmLine(settings)}>
      {isForShop ? null : <p style={style.text}>{words.hello(record.name)}</p>}
      <MailText text={intro} />
      <p style={style.text}>
        {words.number}: <strong>{name}</strong>
        <br />
        {words.order}: <strong>{record.orderNumber}</strong>
      </p>
      {kind === 'return-credited' && record.code !== null && record.refund ? (
        <p style={style.text}>
          <strong>
            {words['return-credited'].code(record.code, formatEuro(record.refund.total, locale))}
          </strong>
        </p>
      ) : null}
      <h2 style={style.subheading}>{words.lines}</h2>
      <p style={style.text}>
        {record.lines.map((line, index) => (
          <span key={line.id}>
            {index > 0 && <br />}
            {words.line(line.quantity, [line.sku ?? '', line.name].filter((text) => text !== '').join(' '))}
          </span>
        ))}
      </p>
      {isForShop && record.reason !== '' ? <MailNote title={words.reason} text={record.reason} /> : null}
      {!isForShop && answer !== '' ? <MailNote title={words.answer} text={answer} /> : null}
      {kind === 'return-approved' ? (
        <p style={style.text}>
          {words.sendTo}: {address.join(', ')}. {words.costs[isAtCostOfShop ? 'shop' : settings.return_cost]}
          <br />
          <a href={shopUrl + returnSlipPath(record.orderId, record.id, MASKED_KEY)}>{words.slip}</a>
        </p>
      ) : null}
      <MailButton
        label={isForShop ? words.openStaff : words.open}
        url={shopUrl + (isForShop ? staffReturnPath(record.id) : orderPath(record.orderId, MASKED_KEY))}
      />
      <MailText text={closing} />
    </MailFrame>
  );
  return { subject, screen };
}
