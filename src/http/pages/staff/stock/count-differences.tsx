import { DifferencesPage } from '#catalogue/stock/back-office/counts/differences-page.tsx';
import { countActions, staffCountsAction } from '#catalogue/stock/rules/counts/count-form.ts';
import { locationNamed } from '#catalogue/stock/server/locations/read-locations.ts';
import { postCountForm } from '#catalogue/stock/server/staff/counts/post-count-form.ts';
import { readDifferences } from '#catalogue/stock/server/staff/counts/read-differences.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/count-differences.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'stock');
  const page = idFrom(asked.get('page') ?? '1');
  const list = found(await readDifferences(ctx, idFrom(args.params.id), page));
  return {
    list,
    done: countActions.find((action) => action === asked.get('done')) ?? null,
    location: await locationNamed(ctx, list.count.locationId),
    nonce: ctx.nonces.make(staffCountsAction),
    title: words.staffCounts.differences.title(list.count.name),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'stock');
  return answerForm(await postCountForm(ctx, idFrom(params.id), await request.formData()));
}

export default function CountDifferences({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <DifferencesPage {...page} refused={actionData?.kind === 'again' ? actionData : null} />;
}
