import { renderToStaticMarkup } from 'react-dom/server';
import { heldReviewEmailKind, readHeldReview } from '#catalogue/reviews/server/held-review-email.ts';
import { heldReviewMail } from '#catalogue/reviews/storefront/held-review-mail.tsx';
import { accountEmailKinds } from '#customers/accounts/rules/account-emails.ts';
import { readEmailedAccount } from '#customers/accounts/server/account-emails.ts';
import { accountMail } from '#customers/accounts/storefront/account-mail.tsx';
import {
  readEmailedRegistration,
  registrationEmailKinds,
} from '#customers/registration/server/registration-emails.ts';
import { registrationMail } from '#customers/registration/storefront/registration-mail.tsx';
import type { Database } from '#foundation/database/client.ts';
import type { ComposedEmail, SendingShop } from '#foundation/emails/storefront/composed-email.ts';
import { mailLook } from '#foundation/emails/storefront/mail-look.ts';
import { emailText } from '#foundation/services/email-text.ts';
import { MailLookProvider } from '#kit/ui/mail/mail-look.ts';
import { orderEmailKinds } from '#selling/orders/rules/order-emails.ts';
import { readEmailedOrder } from '#selling/orders/server/read-emailed-order.ts';
import { orderMail } from '#selling/orders/storefront/mail/order-mail.tsx';
import {
  readEmailedReturn,
  readEmailedWithdrawal,
  returnEmailKinds,
  withdrawalEmailKinds,
} from '#selling/returns/server/return-emails.ts';
import { returnMail } from '#selling/returns/storefront/return-mail.tsx';
import { withdrawalMail } from '#selling/returns/storefront/withdrawal-mail.tsx';
import {
  conversationEmailKinds,
  readEmailedConversation,
} from '#wholesale/conversations/server/conversation-emails.ts';
import { conversationMail } from '#wholesale/conversations/storefront/conversation-mail.tsx';
import { offerEmailKinds, readEmailedOffer } from '#wholesale/offers/server/offer-email.ts';
import { offerMail } from '#wholesale/offers/storefront/offer-mail.tsx';
import type { WrittenEmail } from './outbox.ts';

type QueuedEmail = { readonly id: number; readonly kind: string };

/** Every email of the shop: its kinds, what it is about, how it is composed. */
const definitions = [
  define(orderEmailKinds, readEmailedOrder, orderMail),
  define(accountEmailKinds, readEmailedAccount, accountMail),
  define(registrationEmailKinds, readEmailedRegistration, registrationMail),
  define(conversationEmailKinds, readEmailedConversation, conversationMail),
  define(offerEmailKinds, readEmailedOffer, offerMail),
  define(returnEmailKinds, readEmailedReturn, returnMail),
  define(withdrawalEmailKinds, readEmailedWithdrawal, withdrawalMail),
  define([heldReviewEmailKind], readHeldReview, heldReviewMail),
];

/** Writes an email of the outbox; null where what it is about is gone. Throws for an unknown kind. */
export async function writeEmail(
  db: Database,
  email: QueuedEmail,
  shop: SendingShop,
): Promise<WrittenEmail | null> {
  const definition = definitions.find(({ isOf }) => isOf(email.kind));
  if (!definition) throw new Error(`unknown kind of email: ${email.kind}`);
  const composed = await definition.compose(db, email, shop);
  if (!composed) return null;
  const look = mailLook(shop.settings, shop.shopUrl);
  const screen = <MailLookProvider value={look}>{composed.screen}</MailLookProvider>;
  const html = `<!DOCTYPE html>${renderToStaticMarkup(screen)}`;
  return { subject: composed.subject, html, text: composed.text ?? emailText(html) };
}

function define<Kind extends string, Subject>(
  kinds: readonly Kind[],
  read: (db: Database, outboxId: number) => Promise<Subject | null>,
  compose: (subject: Subject, shop: SendingShop, kind: Kind) => ComposedEmail,
) {
  const kindOf = (kind: string) => kinds.find((known) => known === kind);
  return {
    isOf: (kind: string) => kindOf(kind) !== undefined,
    async compose(db: Database, email: QueuedEmail, shop: SendingShop): Promise<ComposedEmail | null> {
      const kind = kindOf(email.kind);
      const subject = await read(db, email.id);
      return kind && subject ? compose(subject, shop, kind) : null;
    },
  };
}
