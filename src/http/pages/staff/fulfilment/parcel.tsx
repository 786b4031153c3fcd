import { ParcelPage } from '#selling/fulfilment/back-office/parcels/parcel-page.tsx';
import { parcelAction, readParcelDone } from '#selling/fulfilment/rules/parcel-form.ts';
import { postParcel } from '#selling/fulfilment/server/parcels/post-parcel.ts';
import { readParcel } from '#selling/fulfilment/server/parcels/read-parcel.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/parcel.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'fulfilment');
  const parcel = found(await readParcel(ctx, idFrom(args.params.id)));
  return {
    page: { parcel, nonce: ctx.nonces.make(parcelAction), done: readParcelDone(asked) },
    title: words.staffParcels.parcel.title(parcel.order.number),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'fulfilment');
  return answerForm(await postParcel(ctx, idFrom(params.id), await request.formData()));
}

export default function Parcel({ loaderData, actionData }: Route.ComponentProps) {
  return <ParcelPage {...loaderData.page} rejected={actionData ?? null} />;
}
