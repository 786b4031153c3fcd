import { expect, test } from 'vitest';
import { heldReviewEmailKind } from '#catalogue/reviews/server/held-review-email.ts';
import { stockAlertEmailKinds } from '#catalogue/stock-alerts/server/stock-alert-emails.ts';
import { accountEmailKinds } from '#customers/accounts/rules/account-emails.ts';
import { registrationEmailKinds } from '#customers/registration/server/registration-emails.ts';
import { emailTextParts, unknownPlaceholder } from '#foundation/emails/rules/email-text.ts';
import { emailTextsFor } from '#messages/emails-for.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { orderEmailKinds } from '#selling/orders/rules/order-emails.ts';
import { returnEmailKinds, withdrawalEmailKinds } from '#selling/returns/server/return-emails.ts';
import { conversationEmailKinds } from '#wholesale/conversations/server/conversation-emails.ts';
import { offerEmailKinds } from '#wholesale/offers/server/offer-email.ts';
import { emailDefinitions } from '../rules/email-texts.ts';

const kinds: readonly string[] = [
  ...orderEmailKinds,
  ...accountEmailKinds,
  ...registrationEmailKinds,
  ...conversationEmailKinds,
  ...offerEmailKinds,
  ...returnEmailKinds,
  ...withdrawalEmailKinds,
  heldReviewEmailKind,
  ...stockAlertEmailKinds,
];

test('the list of emails holds every email that a module queues, each text once', () => {
  expect([...new Set(emailDefinitions.map(({ kind }) => kind))].toSorted()).toEqual(kinds.toSorted());
  const ids = emailDefinitions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(Object.keys(emailTextsFor('it')).toSorted());
});

test.each(['it', 'en'] as const)(
  'every email has its names, when it is sent, and words for its placeholders (%s)',
  (locale) => {
    const { emailNames, staffEmails } = staffMessagesFor(locale);
    expect(Object.keys(emailNames)).toEqual(expect.arrayContaining([...kinds]));
    const variants = emailDefinitions.filter(({ id, kind }) => id !== kind).map(({ id }) => id);
    expect(Object.keys(staffEmails.variants).toSorted()).toEqual(variants.toSorted());
    expect(Object.keys(staffEmails.triggers).toSorted()).toEqual(
      emailDefinitions.map(({ id }) => id).toSorted(),
    );
  },
);

test.each(['it', 'en'] as const)(
  'the shop’s own texts name only what their emails can fill (%s)',
  (locale) => {
    const texts = emailTextsFor(locale);
    for (const { id, placeholders } of emailDefinitions) {
      for (const part of emailTextParts) {
        expect([id, part, unknownPlaceholder(texts[id][part], placeholders)]).toEqual([id, part, null]);
      }
    }
  },
);
