import { sql } from 'kysely';
import { toCents } from '#foundation/money/rules/cents.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { type LabelState, labelStateNow, type ParcelLabel } from '../../rules/parcel-label.ts';
import type { ParcelRow } from '../../rules/parcel-list.ts';
import { readParcels } from '../list-parcels.ts';

/** A parcel with its contents and its labels. */
export type ParcelView = ParcelRow & {
  readonly carrierId: number | null;
  /** whether its carrier's labels can be asked for here */
  readonly hasService: boolean;
  readonly contents: readonly { readonly name: string; readonly quantity: number }[];
  /** the latest first */
  readonly labels: readonly ParcelLabel[];
  /** what the order is for its next step: pieces that came back are shipped anew while it is processed */
  readonly orderStatus: string;
  /** as the carrier knows the order's recipient */
  readonly contact: string;
};

type Extra = Pick<ParcelView, 'carrierId' | 'hasService' | 'contents' | 'orderStatus' | 'contact'>;

type LabelRow = Omit<ParcelLabel, 'askedAt' | 'toCollect'> & {
  readonly asked_at: Date;
  readonly due: number;
};

/** A parcel by its id; null where there is none. */
export async function readParcel(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  id: number,
): Promise<ParcelView | null> {
  const [row] = await readParcels({ db }, sql<boolean>`s.id = ${id}`, { limit: 1, offset: 0 });
  if (!row) return null;
  const { rows: extras } = await sql<Extra>`
    select s.carrier_id as "carrierId", exists (select from carrier_label_services v where v.carrier_id = s.carrier_id) as "hasService",
      o.status as "orderStatus", concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName') as contact,
      coalesce((select json_agg(json_build_object('name', l.name, 'quantity', i.quantity) order by l.position)
        from (select shipment_id, order_line_id, quantity from order_shipment_lines
          union all select shipment_id, order_line_id, quantity from returned_shipment_lines) i
        join order_lines l on l.id = i.order_line_id where i.shipment_id = s.id), '[]') as contents
    from order_shipments s join orders o on o.id = s.order_id where s.id = ${id}`.execute(db);
  const [extra] = extras;
  if (!extra) return null;
  const { rows: labels } = await sql<LabelRow>`
    select id, state, tracking, stored_as is not null as "hasFile", reason, problem, to_collect_cents as due,
      weight_grams as "weightGrams", asked_at, asked_by as by
    from parcel_labels where shipment_id = ${id} order by id desc`.execute(db);
  const now = clock.now();
  return {
    ...row,
    ...extra,
    labels: labels.map(({ asked_at, due, ...label }) => ({
      ...label,
      state: labelStateNow(label.state as LabelState, asked_at, now),
      toCollect: toCents(due),
      askedAt: asked_at.toISOString(),
    })),
  };
}
