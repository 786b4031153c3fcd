import { flag, line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, readPart } from '#foundation/forms/rules/form-schema.ts';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';

/** A parcel of an order that left the warehouse. */
export type Shipment = {
  readonly id: number;
  readonly courier: string;
  /** the courier's number of the parcel, as it was typed; empty where it has none yet */
  readonly tracking: string;
  /** ISO 8601 */
  readonly at: string;
};

const longestShipmentText = 60;
const most = { most: longestShipmentText, tooLong: 'shipment-too-long' } as const;

// A number is compared by its letters and digits.
const isNoNumber = (tracking: string) => tracking !== '' && !/[a-z0-9]/i.test(tracking);

/** The form of a parcel; `notify`: the customer gets an email. */
export const shipmentForm = () =>
  formSchema(
    {
      courier: line({ required: 'courier-missing', ...most }),
      tracking: line({ required: 'tracking-missing', ...most }),
      notify: flag(),
    },
    ({ tracking }) => ({ tracking: isNoNumber(tracking) && 'tracking-missing' }),
  );
export type ShipmentDraft = DraftOf<ReturnType<typeof shipmentForm>>;

/** A parcel as it is entered. */
export type Parcel = Pick<ShipmentDraft, 'courier' | 'tracking'>;

/** How many parcels one form takes. */
export const mostParcels = 20;

/** The names of the fields of the first, second … parcel. */
export const parcelField = (field: keyof Parcel, row: number) => `${field}-${row}`;

const parcelForm = () =>
  formSchema({ courier: line(most), tracking: line(most) }, ({ tracking }) => ({
    tracking: isNoNumber(tracking) && 'tracking-missing',
  }));

/**
 * The parcels of the form that ships an order. Empty rows are none; a number without a courier goes with the courier of the row before.
 */
export function readParcels(
  form: PostedForm,
):
  | { readonly ok: true; readonly parcels: readonly Parcel[] }
  | { readonly ok: false; readonly problem: 'courier-missing' | 'tracking-missing' | 'shipment-too-long' } {
  const parcels: Parcel[] = [];
  for (let row = 1; row <= mostParcels; row += 1) {
    const read = readPart(parcelForm(), form, (field) => parcelField(field as keyof Parcel, row));
    if (!read.ok) return { ok: false, problem: Object.values(read.problems)[0] ?? 'courier-missing' };
    const { tracking } = read.draft;
    const courier = read.draft.courier || (tracking === '' ? '' : (parcels.at(-1)?.courier ?? ''));
    if (courier === '' && tracking !== '') return { ok: false, problem: 'courier-missing' };
    if (courier !== '') parcels.push({ courier, tracking });
  }
  return { ok: true, parcels };
}
