import { Island } from '#kit/islands/storefront/island.tsx';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { framedContextOf } from '#selling/payments/rules/framed-contexts.ts';
import { offerWalletButtons } from '#selling/wallet/server/offer-wallet-buttons.ts';
import framedWallet from '#selling/wallet/storefront/framed/framed-wallet.island.tsx';
import { documentLoader } from '../documents/document-loader.tsx';
import { missingPage } from './missing-page.tsx';

/** The wallet's buttons for a frame in mini-cart and product page, which are cached and run no script of others. */
export const loader = documentLoader(async (asked) => {
  const { ctx, url } = asked;
  const context = framedContextOf(url.searchParams.get('context'));
  const offer = context && offerWalletButtons(ctx, context);
  if (!offer) return missingPage(asked);
  ctx.reply.allowFraming();
  return {
    head: walletFor(ctx.visitor.audience.locale).frameTitle,
    isFramed: true,
    view: (
      <Island of={framedWallet} props={{ offer, takesSelection: context === 'product' }} trigger="start" />
    ),
  };
});
