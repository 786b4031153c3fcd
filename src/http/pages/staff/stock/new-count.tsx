import { NewCountPage } from '#catalogue/stock/back-office/counts/new-count-page.tsx';
import { staffCountsAction } from '#catalogue/stock/rules/counts/count-form.ts';
import { openLocations } from '#catalogue/stock/server/locations/read-locations.ts';
import { readScopeChoices } from '#catalogue/stock/server/staff/counts/count-scope.ts';
import { postCountForm } from '#catalogue/stock/server/staff/counts/post-count-form.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/new-count.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'stock');
  return {
    choices: await readScopeChoices(ctx),
    locations: await openLocations(ctx),
    nonce: ctx.nonces.make(staffCountsAction),
    title: words.staffCounts.newTitle,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'stock');
  return answerForm(await postCountForm(ctx, null, await request.formData()));
}

export default function NewCount({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <NewCountPage {...page} refused={actionData?.kind === 'again' ? actionData : null} />;
}
