import { MissedSearchList } from '#catalogue/search/back-office/missed-search-list.tsx';
import { listMissedSearches } from '#catalogue/search/server/list-missed-searches.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/searches.ts';
import { staffContext, staffLocale } from './staff-context.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'searches');
  const asked = new URL(request.url).searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,6}$/.test(asked)) throw notFound();
  const list = await listMissedSearches(ctx, { page: Number(asked) });
  if (list.page > list.pages) throw notFound();
  return { list, title: staffMessagesFor(staffLocale(ctx)).staffSearches.title };
}

export default function Searches({ loaderData }: Route.ComponentProps) {
  return <MissedSearchList {...loaderData.list} />;
}
