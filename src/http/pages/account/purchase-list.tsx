import { redirect } from 'react-router';
import { postListForm } from '#wholesale/purchase-lists/server/post-list-form.ts';
import { readList } from '#wholesale/purchase-lists/server/read-list.ts';
import { ListView } from '#wholesale/purchase-lists/storefront/list-view.tsx';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { postedFields } from '../posted-fields.ts';
import type { Route } from './+types/purchase-list.ts';
import { businessAccount } from './own-account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.list.title ?? '' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, frame, wholesale } = businessAccount(context, request);
  const list = await readList(ctx, idFrom(params.id));
  if (!list) throw notFound();
  return { list, frame, wholesale };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx } = businessAccount(context, request);
  throw redirect(await postListForm(ctx, idFrom(params.id), await postedFields(request)), 303);
}

export default function PurchaseList({ loaderData }: Route.ComponentProps) {
  const { list, wholesale, frame } = loaderData;
  return <ListView key={list.id} list={list} context={wholesale} {...frame} />;
}
