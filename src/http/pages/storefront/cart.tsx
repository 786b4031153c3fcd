import { redirect } from 'react-router';
import { wholesaleContext } from '#foundation/request-context/wholesale-context.ts';
import { countryParameters } from '#http/foreign-scripts/rules/address-parameters.ts';
import { cartParameters } from '#http/foreign-scripts/rules/buying-parameters.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { shopWords } from '#messages/shop-words.ts';
import { postCartForm } from '#selling/cart/server/post-cart-form.ts';
import { readCartPage, readCrossSells } from '#selling/cart/server/read-cart-page.ts';
import { CrossSells } from '#selling/cart/storefront/cross-sells.tsx';
import { noticeForVisitor } from '#selling/consumer-rights/server/notice-for-visitor.ts';
import { GuaranteeEntry } from '#selling/consumer-rights/storefront/guarantee-entry.tsx';
import { offerWalletButtons } from '#selling/wallet/server/offer-wallet-buttons.ts';
import { readQuoteForm } from '#wholesale/quotes/server/read-quote-form.ts';
import { cardMarkupFor } from '../documents/card-markup.tsx';
import { documentLoader } from '../documents/document-loader.tsx';
import cartPage from './cart-page.island.tsx';

export const loader = documentLoader(async ({ ctx }) => {
  const { visitor } = ctx;
  const isBusiness = visitor.person?.kind === 'business';
  const page = await readCartPage(ctx);
  const crossSells = await readCrossSells(ctx, page.cart);
  const isFilled = page.cart.lines.length > 0;
  const quote =
    isBusiness && isFilled ? await readQuoteForm(ctx, { location: 'standard', productId: null }) : null;
  // Only businesses have purchase lists (ACC-02).
  const wholesale = isBusiness ? wholesaleContext(ctx) : null;
  const { cart, addresses } = shopWords(visitor.audience.locale);
  const notice = isFilled ? noticeForVisitor(ctx) : null;
  const { couponNonces, shipping } = page;
  const wallet = page.wallet && {
    ...page.wallet,
    buttons: page.wallet.link === null ? null : offerWalletButtons(ctx, 'cart'),
  };
  return {
    head: cart.title,
    parameters: {
      ...cartParameters({ shippingNonce: shipping.methodNonce, couponNonces }),
      ...countryParameters(Object.keys(shipping.stateFields), addresses),
    },
    view: (
      <>
        <Island of={cartPage} props={{ ...page, wallet, quote, wholesale }} />
        {notice ? <GuaranteeEntry notice={notice} isBelowPage /> : null}
        <CrossSells cards={crossSells} cardMarkup={cardMarkupFor(ctx)} />
      </>
    ),
  };
});

export const action = documentLoader(async ({ ctx, request }) => {
  const { redirect: path } = await postCartForm(ctx, await request.formData());
  return redirect(path, 303);
});
