import { expect, test } from 'vitest';
import { heldReviewEmailKind } from '#catalogue/reviews/server/held-review-email.ts';
import { accountEmailKinds } from '#customers/accounts/rules/account-emails.ts';
import { registrationEmailKinds } from '#customers/registration/server/registration-emails.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { orderEmailKinds } from '#selling/orders/rules/order-emails.ts';
import { returnEmailKinds, withdrawalEmailKinds } from '#selling/returns/server/return-emails.ts';
import { conversationEmailKinds } from '#wholesale/conversations/server/conversation-emails.ts';
import { offerEmailKinds } from '#wholesale/offers/server/offer-email.ts';

test.each(['it', 'en'] as const)('every email has a name in the email log (%s)', (locale) => {
  const kinds = [
    ...orderEmailKinds,
    ...accountEmailKinds,
    ...registrationEmailKinds,
    ...conversationEmailKinds,
    ...offerEmailKinds,
    ...returnEmailKinds,
    ...withdrawalEmailKinds,
    heldReviewEmailKind,
  ];
  expect(Object.keys(staffMessagesFor(locale).emailNames)).toEqual(expect.arrayContaining(kinds));
});
