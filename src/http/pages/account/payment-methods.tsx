import { redirect } from 'react-router';
import { withFlash } from '#customers/accounts/rules/flash.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { walletMethod } from '#selling/payments/rules/payment-methods.ts';
import { addMethodLink } from '#selling/payments/rules/wallet-actions.ts';
import {
  savedMethodsAction,
  savedMethodsPath,
  setupParameter,
  setupReturnPath,
} from '#selling/wallet/rules/saved-method.ts';
import { offerCardSetup } from '#selling/wallet/server/offer-card-fields.ts';
import { readOwnMethods, vaultOf } from '#selling/wallet/server/saved/own-methods.ts';
import { postSavedMethods } from '#selling/wallet/server/saved/post-saved-methods.ts';
import { finishReturnedSetup } from '#selling/wallet/server/saved/set-up-method.ts';
import addCard from '#selling/wallet/storefront/saved/add-card.island.tsx';
import { SavedMethodsView } from '#selling/wallet/storefront/saved/saved-methods-view.tsx';
import { documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';
import { ownersAccount } from './own-account.ts';

export const loader = documentLoader(async ({ ctx, request }) => {
  const { frame } = ownersAccount(ctx, request);
  const returned = new URL(request.url).searchParams.get(setupParameter);
  if (returned !== null) return redirect(await pathAfterSetup(ctx, returned), 303);
  const nonce = ctx.nonces.make(savedMethodsAction);
  const methods = (await readOwnMethods(ctx)).map(({ ref: _, ...method }) => method);
  const offer = offerCardSetup(ctx);
  return {
    head: walletFor(ctx.visitor.audience.locale).savedPage.title,
    view: (
      <SavedMethodsView
        methods={methods}
        nonce={nonce}
        frame={frame}
        add={offer ? <Island of={addCard} props={{ offer }} /> : null}
        addWallet={vaultOf(ctx, walletMethod) ? addMethodLink(walletMethod, nonce) : null}
      />
    ),
  };
});

/** The page after somebody has come back from the provider: it says what has become of it. */
async function pathAfterSetup(ctx: RequestContext, key: string): Promise<string> {
  const stored = await finishReturnedSetup(ctx, key);
  if (stored.ok) return withFlash(savedMethodsPath, 'wallet-added');
  const { addWallet, notAllowed } = walletFor(ctx.visitor.audience.locale).savedPage;
  const { error } = stored;
  if (error.code !== 'provider') await queueNotice(ctx, { kind: 'error', text: notAllowed });
  else if (!error.isUnanswered) await queueNotice(ctx, { kind: 'info', text: addWallet.cancelled });
  else {
    // The consent stands at the provider, and is asked for once more.
    const action = { label: addWallet.retry, href: setupReturnPath(key) };
    await queueNotice(ctx, { kind: 'error', text: addWallet.unanswered, action });
  }
  return savedMethodsPath;
}

export const action = documentLoader(async ({ ctx, request }) => {
  ownersAccount(ctx, request);
  const flash = await postSavedMethods(ctx, await postedFields(request));
  return redirect(flash ? withFlash(savedMethodsPath, flash) : savedMethodsPath, 303);
});
