import { redirect } from 'react-router';
import { withFlash } from '#customers/accounts/rules/flash.ts';
import { postAddress } from '#customers/accounts/server/post-address.ts';
import { type AddressPage, readAddressPage } from '#customers/accounts/server/read-address-page.ts';
import editAddress from '#customers/accounts/storefront/pages/edit-address.island.tsx';
import { companyPath } from '#customers/companies/rules/company-page.ts';
import type { AddressKind } from '#foundation/addresses/rules/address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { addressParameters, countryParameters } from '#http/foreign-scripts/rules/address-parameters.ts';
import { Island } from '#kit/islands/storefront/island.tsx';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { shopWords } from '#messages/shop-words.ts';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';
import { notFound } from '../not-found.ts';
import { postedFields } from '../posted-fields.ts';
import { type OwnAccount, ownAccount } from './own-account.ts';

export const loader = documentLoader(async ({ ctx, params, request }) => {
  const kind = kindOf(params.kind);
  const { person, frame } = ownAccount(ctx, request);
  if (isCompanys(kind, person)) return redirect(companyPath, 303);
  return documentOf(ctx, await readAddressPage(ctx, person, kind, null), frame);
});

export const action = documentLoader(async ({ ctx, params, request }) => {
  const kind = kindOf(params.kind);
  const { person, frame } = ownAccount(ctx, request);
  if (isCompanys(kind, person)) return redirect(companyPath, 303);
  const outcome = await postAddress(ctx, person, { kind, fields: await postedFields(request) });
  if (!outcome.saved) return { ...documentOf(ctx, outcome.page, frame), status: 422 };
  return redirect(withFlash('/my-account/edit-address/', 'address-saved'), 303);
});

/** A subaccount is invoiced at the address of its company, which the main account changes. */
const isCompanys = (kind: AddressKind, { subaccount }: Person) =>
  kind === 'billing' && subaccount !== undefined;

function kindOf(kind: string | undefined) {
  if (kind === 'billing' || kind === 'shipping') return kind;
  throw notFound();
}

function documentOf(ctx: RequestContext, page: AddressPage, frame: OwnAccount['frame']): DocumentPage {
  const { locale } = ctx.visitor.audience;
  const { addresses } = shopWords(locale);
  return {
    head: ownAccountFor(locale).addresses[page.kind],
    parameters: {
      ...countryParameters(Object.keys(page.stateFields), addresses),
      ...addressParameters(addresses),
    },
    view: <Island of={editAddress} props={{ page, frame }} />,
  };
}
