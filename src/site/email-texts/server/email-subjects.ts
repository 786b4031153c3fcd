import { readHeldReview } from '#catalogue/reviews/server/held-review-email.ts';
import { readEmailedStockAlert } from '#catalogue/stock-alerts/server/stock-alert-emails.ts';
import { readEmailedAccount } from '#customers/accounts/server/account-emails.ts';
import { readEmailedRegistration } from '#customers/registration/server/registration-emails.ts';
import type { Database } from '#foundation/database/client.ts';
import type { EmailSubjectKind } from '#foundation/emails/rules/email-placeholders.ts';
import { readEmailedOrder } from '#selling/orders/server/read-emailed-order.ts';
import { readEmailedReturn, readEmailedWithdrawal } from '#selling/returns/server/return-emails.ts';
import { readEmailedConversation } from '#wholesale/conversations/server/conversation-emails.ts';
import { readEmailedOffer } from '#wholesale/offers/server/offer-email.ts';
import { subjectKindOf } from '../rules/email-texts.ts';

/** What reads the subject of an email by its id in the outbox. */
const readers = {
  order: readEmailedOrder,
  return: readEmailedReturn,
  withdrawal: readEmailedWithdrawal,
  account: readEmailedAccount,
  registration: readEmailedRegistration,
  conversation: readEmailedConversation,
  offer: readEmailedOffer,
  review: readHeldReview,
  'stock-alert': readEmailedStockAlert,
} as const satisfies Record<EmailSubjectKind, (db: Database, outboxId: number) => Promise<unknown>>;

/** What each email is written from. */
export type EmailSubjects = {
  readonly [About in EmailSubjectKind]: NonNullable<Awaited<ReturnType<(typeof readers)[About]>>>;
};
/** The subject of an email, with what it is about. */
export type EmailSubject = {
  [About in EmailSubjectKind]: { readonly about: About; readonly subject: EmailSubjects[About] };
}[EmailSubjectKind];

/** The subject of an email of the outbox; null where it is gone. Throws for an unknown kind. */
export async function readEmailSubject(
  db: Database,
  email: { readonly id: number; readonly kind: string },
): Promise<EmailSubject | null> {
  const about = subjectKindOf(email.kind);
  if (!about) throw new Error(`unknown kind of email: ${email.kind}`);
  const subject = await readers[about](db, email.id);
  return subject && ({ about, subject } as EmailSubject);
}
