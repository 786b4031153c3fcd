import { Island } from '#kit/islands/storefront/island.tsx';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { framedPlaceOf } from '#selling/payments/rules/framed-places.ts';
import { offerWalletButtons } from '#selling/wallet/server/offer-wallet-buttons.ts';
import framedWallet from '#selling/wallet/storefront/framed/framed-wallet.island.tsx';
import { documentLoader } from '../documents/document-loader.tsx';
import { missingPage } from './missing-page.tsx';

/** The wallet's buttons for a frame in mini-cart and product page, which are cached and run no script of others. */
export const loader = documentLoader(async (asked) => {
  const { ctx, url } = asked;
  const place = framedPlaceOf(url.searchParams.get('place'));
  const offer = place && offerWalletButtons(ctx, place);
  if (!offer) return missingPage(asked);
  ctx.reply.allowFraming();
  return {
    head: walletFor(ctx.visitor.audience.locale).frameTitle,
    isFramed: true,
    view: <Island of={framedWallet} props={{ offer, takesSelection: place === 'product' }} trigger="start" />,
  };
});
