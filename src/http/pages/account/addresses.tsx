import { readOwnAddresses } from '#customers/accounts/server/read-address-page.ts';
import { AddressesView } from '#customers/accounts/storefront/pages/addresses-view.tsx';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/addresses.ts';
import { ownAccount } from './own-account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData ? ownAccountFor(loaderData.locale).addresses.title : '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, person, frame } = ownAccount(context, request);
  const { billing, shipping } = await readOwnAddresses(ctx, person);
  return { addresses: { billing, shipping }, frame, locale: ctx.visitor.audience.locale };
}

export default function Addresses({ loaderData }: Route.ComponentProps) {
  return <AddressesView {...loaderData} />;
}
