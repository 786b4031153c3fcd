import { readOwnAddresses } from '#customers/accounts/server/read-address-page.ts';
import { AddressesView } from '#customers/accounts/storefront/pages/addresses-view.tsx';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { documentLoader } from '../documents/document-loader.tsx';
import { ownAccount } from './own-account.ts';

export const loader = documentLoader(async ({ ctx, request }) => {
  const { person, frame } = ownAccount(ctx, request);
  const { billing, shipping } = await readOwnAddresses(ctx, person);
  const { title } = ownAccountFor(ctx.visitor.audience.locale).addresses;
  return {
    head: title,
    view: (
      <AddressesView
        addresses={{ billing, shipping }}
        hasCompanyAddress={person.subaccount !== undefined}
        frame={frame}
      />
    ),
  };
});
