import { ParcelsPage } from '#selling/fulfilment/back-office/parcels-page.tsx';
import { parcelList } from '#selling/fulfilment/rules/parcel-list.ts';
import { listCarriers } from '#selling/fulfilment/server/carriers.ts';
import { listParcels } from '#selling/fulfilment/server/list-parcels.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/parcels.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'fulfilment');
  const [list, carriers] = await Promise.all([
    listParcels(ctx, found(parcelList.read(asked))),
    listCarriers(ctx),
  ]);
  return {
    page: { list: found(list), carriers: carriers.map(({ id, name }) => ({ id, name })) },
    title: words.staffParcels.title,
  };
}

export default function Parcels({ loaderData }: Route.ComponentProps) {
  return <ParcelsPage {...loaderData.page} />;
}
