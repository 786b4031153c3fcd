import type { ComposedEmail, SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { emailTextOf } from '#foundation/emails/storefront/email-text-of.ts';
import { firmLine } from '#foundation/settings/rules/firm-data.ts';
import { MailButton } from '#kit/ui/mail/mail-button.tsx';
import { MailFrame } from '#kit/ui/mail/mail-frame.tsx';
import { MailNote } from '#kit/ui/mail/mail-note.tsx';
import { mailStyle as style } from '#kit/ui/mail/mail-style.ts';
import { MailText } from '#kit/ui/mail/mail-text.tsx';
import { returnEmailsFor } from '#messages/emails-for.ts';
import { returnAddress } from '../rules/return-address.ts';
import { returnName, staffReturnPath } from '../rules/return-paths.ts';
import type { EmailedWithdrawal, WithdrawalEmailKind } from '../server/return-emails.ts';

/** The receipt of a statement of withdrawal, with what was stated and when (art. 54-bis); or what the shop learns of it. */
export function withdrawalMail(
  stated: EmailedWithdrawal,
  shop: SendingShop,
  kind: WithdrawalEmailKind,
): ComposedEmail {
  const { settings, shopUrl } = shop;
  const isForShop = kind === 'shop-withdrawal';
  const locale = isForShop ? settings.interface_language : stated.locale;
  const words = returnEmailsFor(locale);
  const { 'withdrawal-receipt': receipt, 'shop-withdrawal': notice } = words;
  const { subject, heading, intro, closing } = emailTextOf<'withdrawal'>(shop, kind, locale, {
    shop_name: settings.shop_name,
    contract: stated.contract,
    customer_name: stated.name,
    sent_at: receipt.moment(stated.at),
  });
  const isCancelled = stated.settledAs === 'order-cancelled';
  const after = isForShop
    ? stated.returnNumber === null
      ? notice.unmatched
      : notice.matched(returnName(stated.returnNumber))
    : stated.returnNumber === null
      ? receipt.unmatched
      : isCancelled
        ? receipt.cancelled
        : receipt.next;
  const screen = (
    <MailFrame locale={locale} shopName={settings.shop_name} heading={heading} foot={firmLine(settings)}>
      {isForShop ? null : <p style={style.text}>{words.hello(stated.name)}</p>}
      <MailText text={intro} />
      <blockquote style={style.note}>{receipt.statement(stated.name, stated.contract)}</blockquote>
      {stated.goods === '' ? null : <MailNote title={receipt.goods} text={stated.goods} />}
      <p style={style.text}>
        {receipt.sentAt}: <strong>{receipt.moment(stated.at)}</strong>
        <br />
        {stated.email}
      </p>
      {!isForShop && !isCancelled && stated.returnNumber !== null ? (
        <p style={style.text}>
          {words.number}: <strong>{returnName(stated.returnNumber)}</strong>
          <br />
          {words.sendTo}: {returnAddress(settings).join(', ')}. {words.costs[settings.return_cost]}
        </p>
      ) : null}
      <p style={style.text}>{after}</p>
      {isForShop && (stated.returnId !== null || stated.orderId !== null) ? (
        <MailButton
          label={stated.returnId === null ? words.openOrder : words.openStaff}
          url={
            shopUrl +
            (stated.returnId === null ? `/staff/orders/${stated.orderId}/` : staffReturnPath(stated.returnId))
          }
        />
      ) : null}
      <MailText text={closing} />
    </MailFrame>
  );
  return { subject, screen };
}
