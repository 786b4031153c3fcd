import { renderToStaticMarkup } from 'react-dom/server';
import { heldReviewMail } from '#catalogue/reviews/storefront/held-review-mail.tsx';
import type { StockAlertEmailKind } from '#catalogue/stock-alerts/server/stock-alert-emails.ts';
import { stockAlertMail } from '#catalogue/stock-alerts/storefront/stock-alert-mail.tsx';
import type { AccountEmailKind } from '#customers/accounts/rules/account-emails.ts';
import { accountMail } from '#customers/accounts/storefront/account-mail.tsx';
import type { RegistrationEmailKind } from '#customers/registration/server/registration-emails.ts';
import { registrationMail } from '#customers/registration/storefront/registration-mail.tsx';
import type { ComposedEmail, SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { mailLook } from '#foundation/emails/storefront/mail-look.ts';
import { MailLookProvider } from '#kit/ui/mail/mail-look.ts';
import type { OrderEmailKind } from '#selling/orders/rules/order-emails.ts';
import { orderMail } from '#selling/orders/storefront/mail/order-mail.tsx';
import type { ReturnEmailKind, WithdrawalEmailKind } from '#selling/returns/server/return-emails.ts';
import { returnMail } from '#selling/returns/storefront/return-mail.tsx';
import { withdrawalMail } from '#selling/returns/storefront/withdrawal-mail.tsx';
import type { ConversationEmailKind } from '#wholesale/conversations/server/conversation-emails.ts';
import { conversationMail } from '#wholesale/conversations/storefront/conversation-mail.tsx';
import type { OfferEmailKind } from '#wholesale/offers/server/offer-email.ts';
import { offerMail } from '#wholesale/offers/storefront/offer-mail.tsx';
import type { EmailSubject } from '../server/email-subjects.ts';

/** An email with its markup; `text` where it is not made of that. */
export type RenderedEmail = { readonly subject: string; readonly html: string; readonly text?: string };

/** Writes an email of a kind about its subject. */
export function composeEmail(about: EmailSubject, kind: string, shop: SendingShop): RenderedEmail {
  const { subject, screen, text } = composed(about, kind, shop);
  const markup = renderToStaticMarkup(
    <MailLookProvider value={mailLook(shop.settings, shop.shopUrl)}>{screen}</MailLookProvider>,
  );
  return { subject, html: `<!DOCTYPE html>${markup}`, ...(text === undefined ? {} : { text }) };
}

// A kind belongs to one subject: the table of the texts says to which.
function composed({ about, subject }: EmailSubject, kind: string, shop: SendingShop): ComposedEmail {
  switch (about) {
    case 'order':
      return orderMail(subject, shop, kind as OrderEmailKind);
    case 'return':
      return returnMail(subject, shop, kind as ReturnEmailKind);
    case 'withdrawal':
      return withdrawalMail(subject, shop, kind as WithdrawalEmailKind);
    case 'account':
      return accountMail(subject, shop, kind as AccountEmailKind);
    case 'registration':
      return registrationMail(subject, shop, kind as RegistrationEmailKind);
    case 'conversation':
      return conversationMail(subject, shop, kind as ConversationEmailKind);
    case 'offer':
      return offerMail(subject, shop, kind as OfferEmailKind);
    case 'review':
      return heldReviewMail(subject, shop);
    case 'stock-alert':
      return stockAlertMail(subject, shop, kind as StockAlertEmailKind);
  }
}
