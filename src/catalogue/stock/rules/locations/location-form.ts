import { choice, id, line, paragraph } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { locationKinds } from './location.ts';

export const LONGEST_LOCATION_NAME = 80;
export const LONGEST_LOCATION_ADDRESS = 300;

/** What the forms of the pages of locations carry their nonce for. */
export const staffLocationsAction = 'staff-stock-locations';

export const locationsSection = 'stock/locations';
export const locationPath = (location: number | 'new') => `/staff/${locationsSection}/${location}/`;

export const locationActions = ['saved', 'retired', 'reopened'] as const;
export type LocationAction = (typeof locationActions)[number];

/** The form of a location. */
export const locationForm = formSchema({
  name: line({ required: 'no-name', most: LONGEST_LOCATION_NAME }),
  kind: choice(locationKinds, 'no-kind'),
  address: paragraph({ most: LONGEST_LOCATION_ADDRESS, tooLong: 'address-too-long' }),
});
export type LocationDraft = DraftOf<typeof locationForm>;

/** The form that retires a location: where its stock goes. */
export const retireForm = formSchema({ into: id() });

/** Why a location was not changed. */
export type LocationProblem =
  | ProblemOf<typeof locationForm>
  | 'name-taken'
  | 'no-destination'
  | 'in-use'
  | 'default';
export type LocationProblems = Readonly<Partial<Record<keyof LocationDraft | 'into', LocationProblem>>>;

/** What became of a move in the order of service. */
export type PostedLocationMove = { readonly id: number } & (
  | { readonly ok: true; readonly name: string; readonly position: number; readonly count: number }
  | { readonly ok: false; readonly problem: 'expired' | 'no-such-location' | 'no-further' }
);
