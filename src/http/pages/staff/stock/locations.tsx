import { data } from 'react-router';
import { LocationsPage } from '#catalogue/stock/back-office/locations/locations-page.tsx';
import { staffLocationsAction } from '#catalogue/stock/rules/locations/location-form.ts';
import { postLocationMove } from '#catalogue/stock/server/locations/post-location.ts';
import { readStaffLocations } from '#catalogue/stock/server/locations/read-locations.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/locations.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, words } = openStaffPage(args, 'stock');
  return {
    locations: await readStaffLocations(ctx),
    rule: ctx.settings.stock_serving,
    mayChangeRule: mayStaff(ctx.visitor.person, 'settings'),
    nonce: ctx.nonces.make(staffLocationsAction),
    title: words.staffLocations.title,
  };
}

/** Moves a location in the order of service; the list stays on the screen and shows where it stands now. */
export async function action({ context, request }: Route.ActionArgs) {
  const moved = await postLocationMove(staffContext(context, 'stock'), await request.formData());
  return data(moved, { status: moved.ok ? 200 : 422 });
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  const { title: _, ...page } = loaderData;
  return <LocationsPage {...page} />;
}
