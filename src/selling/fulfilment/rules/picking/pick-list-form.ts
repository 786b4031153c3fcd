import { choice, id, line, needed, whole } from '#foundation/forms/rules/fields.ts';
import { formSchema } from '#foundation/forms/rules/form-schema.ts';

/** What the forms of pick lists carry their nonce for. */
export const pickListsAction = 'staff-pick-lists';

export const pickListsPath = '/staff/fulfilment/picking/';
export const pickListPath = (listId: number) => `${pickListsPath}${listId}/` as const;

/** How many orders one list takes. */
export const mostOrdersPerList = 50;

const MOST_PIECES = 1_000_000;

/** The buttons at a stop: pieces were fetched, are missing, or what was noted there is taken back. */
export const stopActions = ['take', 'missing', 'reset'] as const;
export type StopAction = (typeof stopActions)[number];

/** The form of a stop; `stop` is the id of its first line. */
export const stopForm = formSchema({
  action: choice(stopActions, 'other'),
  stop: needed(id(), 'other'),
  pieces: whole(1, MOST_PIECES, 'not-pieces'),
});

/** A code that was read, for so many pieces; `scan` is the same where it is sent twice. */
export const scanForm = formSchema({
  code: line({ most: 100, tooLong: 'unknown' }),
  scan: line({ most: 64, tooLong: 'unknown' }),
  pieces: whole(1, MOST_PIECES, 'not-pieces'),
});

/** What has just been done, as the query of the address says after a form was posted. */
export const pickListActionsDone = ['made', 'made-partly', 'picked', 'cancelled'] as const;
export type PickListDone = (typeof pickListActionsDone)[number];

/** Reads what has just been done; null where the address says nothing of it. */
export function readPickListDone(parameters: { get(name: string): string | null }): PickListDone | null {
  return pickListActionsDone.find((done) => done === parameters.get('done')) ?? null;
}

/**
 * Why nothing was changed: the page was open for too long, the list is closed, pieces are still to be fetched, more pieces than are needed, no
 * number of pieces.
 */
export type PickListProblem = 'expired' | 'closed' | 'open-pieces' | 'too-many' | 'not-pieces' | 'other';

/** Why no list was made: the page was open for too long, no order was chosen, or none of those has pieces that nobody fetches yet. */
export type NewPickListProblem = 'expired' | 'none-chosen' | 'nothing-to-pick';
