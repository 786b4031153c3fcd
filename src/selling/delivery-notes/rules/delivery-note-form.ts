import { choice, id, ids, line, needed, whole } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { transportReasons } from './delivery-note.ts';

/** What the forms of delivery notes carry their nonce for. */
export const deliveryNotesAction = 'staff-delivery-notes';

export const MOST_PACKAGES = 999;
export const HEAVIEST_NOTE_GRAMS = 50_000_000;
export const LONGEST_APPEARANCE = 60;
export const LONGEST_NOTE_TEXT = 300;

/** The form of a delivery note: of which parcels it is, and what is said of the transport. An empty number of packages is that of the parcels. */
export const deliveryNoteForm = formSchema(
  {
    parcel: ids(),
    reason: choice(transportReasons, 'no-reason'),
    packages: whole(1, MOST_PACKAGES, 'bad-packages'),
    weight: whole(1, HEAVIEST_NOTE_GRAMS, 'bad-weight'),
    appearance: line({ most: LONGEST_APPEARANCE, tooLong: 'appearance-too-long' }),
    note: line({ most: LONGEST_NOTE_TEXT, tooLong: 'note-too-long' }),
  },
  ({ parcel }) => ({ parcel: Array.isArray(parcel) && parcel.length === 0 && 'no-parcels' }),
);
export type DeliveryNoteDraft = DraftOf<typeof deliveryNoteForm>;

/** The form that cancels one. */
export const cancelNoteForm = formSchema({
  cancel: needed(id(), 'gone'),
  why: line({ required: 'no-why', most: LONGEST_NOTE_TEXT, tooLong: 'note-too-long' }),
});

/**
 * Why nothing was issued or cancelled: parcels that are on a note already, whose contents nobody knows, a firm whose data are missing, a note that
 * no longer holds.
 */
export type DeliveryNoteProblem =
  | ProblemOf<typeof deliveryNoteForm | typeof cancelNoteForm>
  | 'parcels-taken'
  | 'unknown-contents'
  | 'no-firm-data'
  | 'changed';
export type DeliveryNoteProblems = Readonly<
  Partial<Record<keyof DeliveryNoteDraft | 'why' | 'cancel', DeliveryNoteProblem>>
>;

/** What has just been done, as the query of the address says. */
export const deliveryNoteActions = ['issued', 'cancelled'] as const;
export type DeliveryNoteDone = (typeof deliveryNoteActions)[number];

/** Reads what has just been done; null where the address says nothing of it. */
export const readNoteDone = (parameters: { get(name: string): string | null }): DeliveryNoteDone | null =>
  deliveryNoteActions.find((done) => done === parameters.get('done')) ?? null;
