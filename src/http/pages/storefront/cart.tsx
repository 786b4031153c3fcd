import { redirect } from 'react-router';
import { wholesaleContext } from '#foundation/request-context/wholesale-context.ts';
import { countryParameters } from '#http/foreign-scripts/rules/address-parameters.ts';
import { cartParameters } from '#http/foreign-scripts/rules/buying-parameters.ts';
import type { ParameterObjects } from '#http/foreign-scripts/rules/parameter-objects.ts';
import { pageWords } from '#messages/page-words.ts';
import { shopWords } from '#messages/shop-words.ts';
import { postCartForm } from '#selling/cart/server/post-cart-form.ts';
import { readCartPage } from '#selling/cart/server/read-cart-page.ts';
import { CartView } from '#selling/cart/storefront/cart-view.tsx';
import { CartWallet } from '#selling/wallet/storefront/cart-wallet.tsx';
import { SaveCartButton } from '#wholesale/purchase-lists/storefront/save-cart-button.tsx';
import { readQuoteForm } from '#wholesale/quotes/server/read-quote-form.ts';
import { CartQuote } from '#wholesale/quotes/storefront/cart-quote.tsx';
import { pageMeta } from '../page-meta.ts';
import { ParameterScript } from '../parameter-script.tsx';
import { requestContextOf } from '../request-context-key.ts';
import type { Route } from './+types/cart.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: pageWords(loaderData.locale).cart.title });

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestContextOf(context);
  const isBusiness = ctx.visitor.person?.kind === 'business';
  const page = await readCartPage(ctx);
  const isWanted = isBusiness && page.cart.lines.length > 0;
  return {
    ...page,
    quote: isWanted ? await readQuoteForm(ctx, { location: 'standard', productId: null }) : null,
    // Only businesses have purchase lists (ACC-02).
    wholesale: isBusiness ? wholesaleContext(ctx) : null,
    locale: ctx.visitor.audience.locale,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { redirect: path } = await postCartForm(requestContextOf(context), await request.formData());
  return redirect(path, 303);
}

/** What third-party scripts read on the cart page. */
function parametersOf({
  couponNonces,
  shipping,
  locale,
}: Route.ComponentProps['loaderData']): ParameterObjects {
  return {
    ...cartParameters({ shippingNonce: shipping.methodNonce, couponNonces }),
    ...countryParameters(Object.keys(shipping.stateFields), shopWords(locale).addresses),
  };
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  const { locale: _, wholesale, quote, wallet, ...page } = loaderData;
  return (
    <>
      <ParameterScript objects={import.meta.env.SSR ? parametersOf(loaderData) : null} />
      <CartView
        {...page}
        {...(wallet ? { payment: (total) => <CartWallet offer={wallet} total={total} /> } : {})}
        offers={
          <>
            {wholesale ? <SaveCartButton context={wholesale} /> : null}
            {quote ? <CartQuote form={quote} /> : null}
          </>
        }
      />
    </>
  );
}
