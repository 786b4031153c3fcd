import { redirect } from 'react-router';
import { withFlash } from '#customers/accounts/rules/flash.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { savedMethodsAction, savedMethodsPath } from '#selling/wallet/rules/saved-method.ts';
import { offerCardSetup } from '#selling/wallet/server/offer-card-fields.ts';
import { readOwnMethods } from '#selling/wallet/server/saved/own-methods.ts';
import { postSavedMethods } from '#selling/wallet/server/saved/post-saved-methods.ts';
import addCard from '#selling/wallet/storefront/saved/add-card.island.tsx';
import { SavedMethodsView } from '#selling/wallet/storefront/saved/saved-methods-view.tsx';
import { documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';
import { ownersAccount } from './own-account.ts';

export const loader = documentLoader(async ({ ctx, request }) => {
  const { frame } = ownersAccount(ctx, request);
  const methods = (await readOwnMethods(ctx)).map(({ ref: _, ...method }) => method);
  const offer = offerCardSetup(ctx);
  return {
    head: walletFor(ctx.visitor.audience.locale).savedPage.title,
    view: (
      <SavedMethodsView
        methods={methods}
        nonce={ctx.nonces.make(savedMethodsAction)}
        frame={frame}
        add={offer ? <Island of={addCard} props={{ offer }} /> : null}
      />
    ),
  };
});

export const action = documentLoader(async ({ ctx, request }) => {
  ownersAccount(ctx, request);
  const flash = await postSavedMethods(ctx, await postedFields(request));
  return redirect(flash ? withFlash(savedMethodsPath, flash) : savedMethodsPath, 303);
});
