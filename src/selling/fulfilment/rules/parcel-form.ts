import { choiceOr, flag, line, needed, paragraph, whole } from '#foundation/forms/rules/fields.ts';
import { formSchema } from '#foundation/forms/rules/form-schema.ts';
import type { LabelRefusal } from '#foundation/parcel-labels/rules/label-maker.ts';
import { holdReasons } from '#selling/orders/rules/parcel-condition.ts';

/** What the forms of a parcel carry their nonce for. */
export const parcelAction = 'staff-parcel';

export const parcelPath = (id: number) => `/staff/fulfilment/parcels/${id}/`;
export const labelFilePath = (parcelId: number) => `${parcelPath(parcelId)}label.pdf`;

export const LONGEST_PARCEL_NOTE = 500;
const heaviestGrams = 2_000_000;

/** A label is asked for. */
export const labelForm = formSchema({
  weight: needed(whole(1, heaviestGrams, 'bad-weight'), 'bad-weight'),
  notify: flag(),
});

/** A label that the carrier did not answer for was found there, with its number. */
export const foundLabelForm = formSchema({
  tracking: line({ required: 'no-tracking', most: 60, tooLong: 'no-tracking' }),
});

/** What became of a parcel. */
export const conditionForm = formSchema({
  reason: choiceOr(holdReasons, null),
  note: paragraph({ most: LONGEST_PARCEL_NOTE, tooLong: 'note-too-long' }),
  notify: flag(),
});

/** What was done, as the page says it. */
export const parcelDone = [
  'label-made',
  'label-cancelled',
  'label-found',
  'label-absent',
  'held',
  'resumed',
  'delivered',
  'returned',
  'to-ship-anew',
] as const;
export type ParcelDone = (typeof parcelDone)[number];
export const readParcelDone = (asked: { get(name: string): string | null }): ParcelDone | null =>
  parcelDone.find((known) => known === asked.get('done')) ?? null;

/** Why nothing was done, or not what was wanted. */
export type ParcelProblem =
  | 'bad-weight'
  | 'no-tracking'
  | 'no-reason'
  | 'note-too-long'
  | 'not-now'
  | 'same-shipment'
  | 'no-service'
  | 'sealed'
  | 'unknown'
  | 'unreachable'
  | LabelRefusal;
export type ParcelProblems = Readonly<
  Partial<Record<'weight' | 'tracking' | 'reason' | 'note' | 'form', ParcelProblem>>
>;
