import { redirect } from 'react-router';
import { purchaseListsFor } from '#messages/buying/purchase-lists-for.ts';
import { listLists } from '#wholesale/purchase-lists/server/list-lists.ts';
import { postCartAsList } from '#wholesale/purchase-lists/server/save-cart.ts';
import { ListsView } from '#wholesale/purchase-lists/storefront/lists-view.tsx';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import type { Route } from './+types/purchase-lists.ts';
import { businessAccount } from './own-account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData ? purchaseListsFor(loaderData.locale).title : '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, frame } = businessAccount(context, request);
  return { lists: await listLists(ctx), frame, locale: ctx.visitor.audience.locale };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx } = businessAccount(context, request);
  throw redirect(await postCartAsList(ctx, await postedFields(request)), 303);
}

export default function PurchaseLists({ loaderData }: Route.ComponentProps) {
  return <ListsView lists={loaderData.lists} {...loaderData.frame} />;
}
