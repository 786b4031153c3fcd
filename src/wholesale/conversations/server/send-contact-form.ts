import { inTransaction } from '#foundation/database/in-transaction.ts';
import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { inboundWordsFor } from '#messages/conversations/inbound-words-for.ts';
import { type ContactDraft, type ContactProblems, contactForm } from '../rules/contact-form.ts';
import { type OpenedConversation, openConversation } from './open-conversation.ts';
import { openGuestConversation } from './open-guest-conversation.ts';

export type ContactOutcome =
  | { readonly kind: 'sent' | 'too-many' }
  | { readonly kind: 'wrong'; readonly problems: ContactProblems };

/**
 * Takes a contact form as a conversation of customer service: of the account whose person writes, else of the address that was given. A form that a program
 * has filled in is answered as any other, and nothing is stored. The same form posted twice opens one conversation.
 */
export async function sendContactForm(ctx: RequestContext, typed: PostedForm): Promise<ContactOutcome> {
  if (typedText(typed, 'website') !== '') return { kind: 'sent' };
  const read = readForm(contactForm, typed);
  if (!read.ok) return { kind: 'wrong', problems: read.problems };
  // What somebody has written too often counts: the counting is not undone with the rest.
  let isTooMuch = false;
  await inTransaction(ctx.db, async (db) => {
    const opened = await openInside({ ...ctx, db }, read.draft);
    isTooMuch = !opened.ok;
    return { ok: true } as const;
  });
  return { kind: isTooMuch ? 'too-many' : 'sent' };
}

function openInside(ctx: RequestContext, draft: ContactDraft): Promise<OpenedConversation> {
  const { name, email, phone, subject: title, message: written } = draft;
  const words = inboundWordsFor(ctx.settings.interface_language);
  const message = phone === '' ? written : `${written}\n\n${words.phone(phone)}`;
  const { person } = ctx.visitor;
  const opening = { type: 'inquiry', title, message } as const;
  return person?.email.toLowerCase() === email.toLowerCase()
    ? openConversation(ctx, { ...opening, person, vendorId: null, form: ['contact'] })
    : openGuestConversation(ctx, { ...opening, guest: { name, email }, productId: null });
}
