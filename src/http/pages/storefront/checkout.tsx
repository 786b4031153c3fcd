import { data, redirect } from 'react-router';
import { mayBuy } from '#foundation/visitor/rules/buying-for.ts';
import { addressParameters, countryParameters } from '#http/foreign-scripts/rules/address-parameters.ts';
import { checkoutParameters } from '#http/foreign-scripts/rules/buying-parameters.ts';
import type { ParameterObjects } from '#http/foreign-scripts/rules/parameter-objects.ts';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import type { Locale } from '#messages/locale.ts';
import { messagesFor } from '#messages/messages-for.ts';
import { shopWords } from '#messages/shop-words.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { cartProblems } from '#selling/checkout/server/checkout-problems.ts';
import { postCheckoutForm } from '#selling/checkout/server/post-checkout-form.ts';
import { type CheckoutPage, readCheckoutPage } from '#selling/checkout/server/read-checkout-page.ts';
import { CheckoutView } from '#selling/checkout/storefront/checkout-view.tsx';
import { pageMeta } from '../page-meta.ts';
import { ParameterScript } from '../parameter-script.tsx';
import { flashIn } from '../payment-flash.ts';
import { postedFields } from '../posted-fields.ts';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/checkout.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: shopWords(loaderData.locale).checkout.title });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  const { locale } = ctx.visitor.audience;
  if (!mayBuy(ctx.visitor.person)) {
    // A subaccount that may not order is sent back before it fills in the form (SUB-08).
    await queueNotice(ctx, { kind: 'error', text: subaccountsFor(locale).mayNotBuy });
    throw redirect('/cart/', 303);
  }
  const page = await readCheckoutPage(ctx, null, { flash: flashIn(request) });
  // So is a buyer whose cart is below the minimum.
  const tooLittle = page.review.cart.problems.filter(({ code }) => code === 'below-minimum-order');
  return { page, problems: cartProblems(messagesFor(locale), tooLittle), locale };
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await postCheckoutForm(requestContextOf(context), await postedFields(request));
  if (outcome.kind === 'placed') throw redirect(outcome.path, 303);
  return data(outcome, { status: outcome.problems.length > 0 ? 422 : 200 });
}

/** What third-party scripts read at the checkout. */
function parametersOf(page: CheckoutPage, locale: Locale): ParameterObjects {
  const { checkout, addresses } = shopWords(locale);
  return {
    ...checkoutParameters({
      reviewNonce: page.nonces.review,
      couponNonces: page.couponNonces,
      words: checkout.errors,
    }),
    ...countryParameters(Object.keys(page.stateFields), addresses),
    ...addressParameters(
      page.countries.map(({ code }) => code),
      addresses,
    ),
  };
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { page, problems } = actionData ?? loaderData;
  return (
    <>
      <ParameterScript objects={import.meta.env.SSR ? parametersOf(page, loaderData.locale) : null} />
      <CheckoutView {...page} problems={problems} />
    </>
  );
}
