import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { csvText } from '#kit/text/rules/csv-text.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { shopDay } from '#selling/shipping/rules/shop-clock.ts';
import type { ParcelQuery } from '../rules/parcel-list.ts';
import { allParcels } from './list-parcels.ts';

/** The parcels of a list as a CSV file, which carriers without a connection read in; weights in kilograms, amounts in euro. */
export async function exportParcels(
  ctx: Pick<RequestContext, 'db' | 'settings'>,
  query: ParcelQuery,
): Promise<string> {
  const { file } = staffMessagesFor(ctx.settings.interface_language).staffParcels;
  const parcels = await allParcels(ctx, query);
  return csvText([
    [
      file.order,
      file.leftOn,
      file.carrier,
      file.tracking,
      file.recipient,
      file.address,
      file.postcode,
      file.city,
      file.state,
      file.country,
      file.phone,
      file.email,
      file.weight,
      file.toCollect,
      file.deliveryNote,
    ],
    ...parcels.map((parcel) => [
      String(parcel.order.number),
      writtenDay(shopDay(Date.parse(parcel.leftAt))),
      parcel.courier,
      parcel.tracking,
      parcel.recipient,
      [parcel.address1, parcel.address2].filter((part) => part !== '').join(', '),
      parcel.postcode,
      parcel.city,
      parcel.state,
      parcel.country,
      parcel.phone,
      parcel.email,
      parcel.weightGrams === null ? '' : parcel.weightGrams / 1000,
      parcel.toCollect / 100,
      parcel.deliveryNote,
    ]),
  ]);
}
