import { z } from 'zod';
import { receiveRegistrationForm } from '#customers/registration/server/receive-registration-form.ts';
import { receiveReturnForm } from '#selling/returns/server/return-files.ts';
import { guaranteeNoticePath } from '#site/guarantee-notice/rules/notice-form.ts';
import { receiveNotice } from '#site/guarantee-notice/server/receive-notice.ts';
import { setUpPath } from '#site/setup/rules/set-up-steps.ts';
import { receiveLook } from '#site/setup/server/receive-look.ts';
import { staffPages } from '#site/staff-frame/rules/staff-pages.ts';
import { receivePasteForm } from '#wholesale/bulk-order/server/pasted-lines/receive-paste-form.ts';
import { receiveConversationForm } from '#wholesale/conversations/server/post-conversation-form.ts';
import { receiveAnswer } from '#wholesale/conversations/server/staff/post-staff-conversation.ts';
import { receiveQuoteForm } from '#wholesale/quotes/server/receive-quote-form.ts';
import type { CallReply } from './call-document.ts';
import type { PageAction, Who } from './endpoint.ts';
import { maybeTyped, said } from './lenient/posted.ts';

const outcome: CallReply = { says: 'The page, or 303 to the one that tells the outcome.' };

/** The form of a page; its fields are the page's own and read by its action. */
const form = (
  path: string,
  who: Who,
  more: Partial<Pick<PageAction, 'about' | 'receive'>> = {},
): PageAction => ({ kind: 'page-action', path, who, about: { reply: outcome }, ...more });

const review = z.object({
  comment_post_ID: maybeTyped.meta({ type: 'integer', description: 'The product.' }),
  comment: said('What is said of it.'),
  rating: maybeTyped.meta({ type: 'integer', minimum: 1, maximum: 5 }),
  author: maybeTyped,
  email: maybeTyped,
});

/** The pages of the staff area whose forms bring files. */
const filesOfStaff = [
  ['/staff/conversations/', receiveAnswer],
  [setUpPath, receiveLook],
  [guaranteeNoticePath, receiveNotice],
  ['/staff/counter/customer/', receiveRegistrationForm],
] as const;

const receivedBy = (path: string) =>
  filesOfStaff.filter(([begins]) => path.startsWith(begins)).map(([, receive]) => ({ receive }))[0] ?? {};

/** Pages whose form may be posted to them. */
export const pageActions: readonly PageAction[] = [
  form('/cart/', 'everybody'),
  // The page itself requires the customer's log-in or the order's key.
  form('/checkout/order-pay/:id{[0-9]+}/', 'everybody'),
  form('/request-quote/', 'everybody', {
    about: {
      reply: { status: 303, says: 'Quantities were set, or a line was taken off; the page tells it.' },
    },
  }),
  form('/checkout/', 'everybody', { receive: receiveRegistrationForm }),
  form('/my-account/', 'everybody', { receive: receiveRegistrationForm }),
  form('/my-account/lost-password/', 'everybody'),
  // Their forms require the key of the link.
  form('/setup/', 'everybody'),
  form('/my-account/staff-invitation/', 'everybody'),
  form('/my-account/log-in-link/', 'everybody'),
  form('/my-account/edit-account/', 'customer'),
  form('/my-account/edit-address/:kind{billing|shipping}/', 'customer'),
  form('/my-account/company/', 'business'),
  form('/my-account/sessions/', 'customer'),
  // Both ask for a role of the staff themselves, which does not count before the second factor is proven.
  form('/my-account/second-factor/', 'customer'),
  form('/my-account/staff-access/', 'customer'),
  form('/my-account/payment-methods/', 'customer'),
  form('/my-account/conversation/', 'customer', { receive: receiveConversationForm }),
  form('/my-account/quote-request/', 'business', { receive: receiveQuoteForm }),
  form('/my-account/confirm-email/', 'customer'),
  form('/my-account/quick-order/', 'business', { receive: receivePasteForm }),
  form('/my-account/offers/', 'business', {
    about: {
      reply: { status: 303, says: 'The cart, or the page of offers that says why nothing was added.' },
    },
  }),
  form('/my-account/offers/:id{[0-9]+}/counter/', 'business', { receive: receiveConversationForm }),
  form('/my-account/purchase-lists/', 'business'),
  form('/my-account/purchase-lists/:id{[0-9]+}/', 'business'),
  // Not 'business': agents, and persons who act in another account, may be retail customers.
  form('/my-account/subaccounts/', 'customer'),
  form('/my-account/subaccounts/:id{new|[0-9]+}/', 'business'),
  // The page itself requires the customer's log-in or a signed link.
  form('/my-account/view-order/:id{[0-9]+}/', 'everybody'),
  form('/my-account/view-order/:id{[0-9]+}/return/', 'everybody', { receive: receiveReturnForm }),
  form('/my-account/view-order/:id{[0-9]+}/withdrawal/', 'everybody'),
  // Every caller gets the same answer; the receipt goes to the address of the statement.
  form('/withdrawal/', 'everybody'),
  // Every caller gets the same answer; the email goes to the order's own address.
  form('/order-link/', 'everybody'),
  form('/contact-form/', 'everybody'),
  form('/product-question/', 'everybody'),
  // Nobody learns who has asked; the key of an email's link is what changes a request.
  form('/stock-alert/', 'everybody'),
  form('/wishlist/', 'everybody'),
  form('/wp-comments-post.php', 'everybody', {
    about: {
      summary: 'A review of a product.',
      takes: review,
      reply: { says: 'The review waits to be approved; the page says so.' },
    },
  }),
  ...staffPages.flatMap(({ path, formRight }) =>
    formRight ? [form(path, { right: formRight }, receivedBy(path))] : [],
  ),
];
