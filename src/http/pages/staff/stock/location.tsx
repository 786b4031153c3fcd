import { LocationPage } from '#catalogue/stock/back-office/locations/location-page.tsx';
import { locationActions, staffLocationsAction } from '#catalogue/stock/rules/locations/location-form.ts';
import { postLocation } from '#catalogue/stock/server/locations/post-location.ts';
import { readStaffLocations } from '#catalogue/stock/server/locations/read-locations.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, recordId, staffContext } from '../staff-context.ts';
import type { Route } from './+types/location.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'stock');
  const id = recordId(args.params.id);
  const all = await readStaffLocations(ctx);
  const location = id === null ? null : found(all.find((one) => one.id === id) ?? null);
  return {
    location,
    others: all.filter((one) => one.isOpen && one.id !== id),
    done: locationActions.find((action) => action === asked.get('done')) ?? null,
    nonce: ctx.nonces.make(staffLocationsAction),
    title: location?.name ?? words.staffLocations.newTitle,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'stock');
  return answerForm(await postLocation(ctx, recordId(params.id), await request.formData()));
}

export default function StaffLocation({ loaderData, actionData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <LocationPage {...page} rejected={actionData ?? null} />;
}
