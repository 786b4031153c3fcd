import { fieldBy, flag, line } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { isTrackingPattern } from '#selling/orders/rules/tracking-link.ts';

/** What the form of a carrier carries its nonce for. */
export const carriersAction = 'staff-carriers';

export const LONGEST_CARRIER_NAME = 60;
export const LONGEST_TRACKING_URL = 300;

const trackingUrl = fieldBy((typed, wrong: (problem: 'bad-tracking-url') => void) => {
  const pattern = typed.trim();
  if (pattern.length > LONGEST_TRACKING_URL || /\s/.test(pattern) || !isTrackingPattern(pattern))
    wrong('bad-tracking-url');
  return pattern;
});

/** The form of a carrier; whether another one has its name, the server asks. */
export const carrierForm = formSchema({
  name: line({ required: 'no-name', most: LONGEST_CARRIER_NAME }),
  trackingUrl,
  active: flag(),
});
export type CarrierDraft = DraftOf<typeof carrierForm>;

/** Why a carrier cannot be stored. */
export type CarrierProblem = ProblemOf<typeof carrierForm> | 'taken';
export type CarrierProblems = Readonly<Partial<Record<keyof CarrierDraft, CarrierProblem>>>;
