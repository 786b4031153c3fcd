import { redirect } from 'react-router';
import type { CheckoutProblem } from '#foundation/forms/rules/checkout-problem.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayBuy } from '#foundation/visitor/rules/buying-for.ts';
import { addressParameters, countryParameters } from '#http/foreign-scripts/rules/address-parameters.ts';
import { checkoutParameters } from '#http/foreign-scripts/rules/buying-parameters.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { shopWords } from '#messages/shop-words.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { cartProblems } from '#selling/checkout/server/checkout-problems.ts';
import { postCheckoutForm } from '#selling/checkout/server/post-checkout-form.ts';
import { type CheckoutPage, readCheckoutPage } from '#selling/checkout/server/read-checkout-page.ts';
import checkout from '#selling/checkout/storefront/checkout.island.tsx';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';
import { flashIn } from '../payment-flash.ts';
import { postedFields } from '../posted-fields.ts';

export const loader = documentLoader(async ({ ctx, request }) => {
  const { audience } = ctx.visitor;
  await sendBack(ctx);
  const read = await readCheckoutPage(ctx, null, { flash: flashIn(request) });
  // So is a buyer whose cart is below the minimum.
  const tooLittle = read.review.cart.problems.filter(({ code }) => code === 'below-minimum-order');
  return page(ctx, read, cartProblems(messagesFor(audience.locale), tooLittle));
});

export const action = documentLoader(async ({ ctx, request }) => {
  await sendBack(ctx);
  const outcome = await postCheckoutForm(ctx, await postedFields(request));
  if (outcome.kind === 'placed') return redirect(outcome.path, 303);
  const { problems } = outcome;
  return { ...page(ctx, outcome.page, problems), status: problems.length > 0 ? 422 : 200 };
});

/** A subaccount that may not order is sent back before it fills in the form (SUB-08). */
async function sendBack(ctx: RequestContext): Promise<void> {
  const { person, audience } = ctx.visitor;
  if (mayBuy(person)) return;
  await queueNotice(ctx, { kind: 'error', text: subaccountsFor(audience.locale).mayNotBuy });
  throw redirect('/cart/', 303);
}

function page(
  { visitor }: RequestContext,
  read: CheckoutPage,
  problems: readonly CheckoutProblem[],
): DocumentPage {
  const { locale } = visitor.audience;
  const words = shopWords(locale);
  return {
    head: words.checkout.title,
    parameters: {
      ...checkoutParameters({
        reviewNonce: read.nonces.review,
        couponNonces: read.couponNonces,
        words: words.checkout.errors,
      }),
      ...countryParameters(Object.keys(read.stateFields), words.addresses),
      ...addressParameters(words.addresses),
    },
    view: <Island of={checkout} props={{ ...read, problems }} />,
  };
}
