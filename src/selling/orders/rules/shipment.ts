import { fieldBy, flag, line, whole } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, readPart } from '#foundation/forms/rules/form-schema.ts';
import type { PostedForm } from '#foundation/forms/rules/typed-values.ts';
import type { PiecesOfLine } from './parcel-contents.ts';

/** A parcel of an order that left the warehouse. */
export type Shipment = {
  readonly id: number;
  readonly courier: string;
  /** the courier's number of the parcel, as it was typed; empty where it has none yet */
  readonly tracking: string;
  /** where it is followed; null where nobody knows */
  readonly link: string | null;
  readonly weightGrams: number | null;
  /** what lies in it, as far as it is known */
  readonly contents: readonly PiecesOfLine[];
  /** the parcel that it left together with, whose contents are those of both; null for none */
  readonly togetherWith: number | null;
  /** ISO 8601; null until it was delivered */
  readonly deliveredAt: string | null;
  /** the carrier holds it, or it came back to the shop; left out otherwise */
  readonly trouble?: 'held' | 'returned';
  /** ISO 8601 */
  readonly at: string;
};

const longestShipmentText = 60;
const most = { most: longestShipmentText, tooLong: 'shipment-too-long' } as const;
const heaviestGrams = 2_000_000;

// A number is compared by its letters and digits.
const isNoNumber = (tracking: string) => tracking !== '' && !/[a-z0-9]/i.test(tracking);

/** The name of the field that says how many pieces of a line lie in a parcel. */
export const piecesField = (lineId: number) => `pieces-${lineId}`;

const piecesForm = formSchema({ pieces: whole(0, 1_000_000, 'bad-pieces') });

/** The pieces by line that a form names; null where it asks for none, 'bad-pieces' where one is no number. */
export function readPieces(form: PostedForm): readonly PiecesOfLine[] | 'bad-pieces' | null {
  const lineIds = Object.keys(form).flatMap((name) => {
    const lineId = Number(/^pieces-([1-9]\d{0,14})$/.exec(name)?.[1] ?? 0);
    return lineId > 0 ? [lineId] : [];
  });
  if (lineIds.length === 0) return null;
  const pieces: PiecesOfLine[] = [];
  for (const lineId of lineIds) {
    const read = readPart(piecesForm, form, () => piecesField(lineId));
    if (!read.ok) return 'bad-pieces';
    pieces.push({ lineId, quantity: read.draft.pieces ?? 0 });
  }
  return pieces;
}

const requestKey = fieldBy((typed) => (/^[\w-]{16,64}$/.test(typed) ? typed : ''));

/** The form of a parcel; `notify`: the customer gets an email. */
export const shipmentForm = () =>
  formSchema(
    {
      courier: line({ required: 'courier-missing', ...most }),
      tracking: line(most),
      weight: whole(1, heaviestGrams, 'bad-weight'),
      notify: flag(),
      request: requestKey,
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
