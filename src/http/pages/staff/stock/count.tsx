import { data, redirect } from 'react-router';
import { CountPage } from '#catalogue/stock/back-office/counts/count-page.tsx';
import { countList } from '#catalogue/stock/rules/counts/count.ts';
import { countActions, staffCountsAction } from '#catalogue/stock/rules/counts/count-form.ts';
import { locationNamed } from '#catalogue/stock/server/locations/read-locations.ts';
import { postCountForm } from '#catalogue/stock/server/staff/counts/post-count-form.ts';
import { readCountPage } from '#catalogue/stock/server/staff/counts/read-count-page.ts';
import { found, idFrom, notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/count.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked } = openStaffPage(args, 'stock');
  const id = idFrom(args.params.id);
  const list = found(await readCountPage(ctx, id, found(countList(id).read(asked))));
  return {
    list,
    done: countActions.find((action) => action === asked.get('done')) ?? null,
    location: await locationNamed(ctx, list.count.locationId),
    nonce: ctx.nonces.make(staffCountsAction),
    title: list.count.name,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'stock');
  const id = idFrom(params.id);
  const list = countList(id);
  const path = list.path(list.read(new URL(request.url).searchParams) ?? {});
  const outcome = await postCountForm(ctx, id, await request.formData(), path);
  if (outcome.kind === 'go') throw redirect(outcome.path, 303);
  if (outcome.kind === 'gone') throw notFound();
  return outcome.kind === 'scan' ? outcome : data(outcome, { status: 422 });
}

export default function StaffCount({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  const refused = actionData?.kind === 'again' ? actionData : null;
  const scanned = actionData?.kind === 'scan' ? actionData.answer : null;
  return <CountPage {...page} refused={refused} scanned={scanned} />;
}
