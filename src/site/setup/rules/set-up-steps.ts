import type { StaffRight } from '#foundation/visitor/rules/staff-rights.ts';

/** The steps of the set-up in their order. */
export const setUpSteps = ['firm', 'look', 'prices', 'shipping', 'email'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

export const setUpPath = '/staff/setup/';
export const setUpStepPath = (step: SetUpStep) => `${setUpPath}${step}/`;

/** What the forms of the steps carry their nonce for. */
export const setUpAction = 'set-up';

/** What has become of each step; one that is missing has not been looked at. */
export type SetUpProgress = Readonly<Partial<Record<SetUpStep, 'done' | 'skipped'>>>;

/** What a step changes, beside settings. */
const furtherRights: Readonly<Partial<Record<SetUpStep, StaffRight>>> = {
  prices: 'taxes',
  shipping: 'shipping',
};

/** The rights that a step takes. */
export function rightsOfStep(step: SetUpStep): readonly StaffRight[] {
  const further = furtherRights[step];
  return further === undefined ? ['settings'] : ['settings', further];
}

/** The first step that was neither done nor skipped; null where the set-up is over. */
export function openStep(progress: SetUpProgress): SetUpStep | null {
  return setUpSteps.find((step) => progress[step] === undefined) ?? null;
}

/** Where a step leads on to: the next one that is open, else the list of all. */
export function pathAfter(step: SetUpStep, progress: SetUpProgress): string {
  const later = setUpSteps.slice(setUpSteps.indexOf(step) + 1).find((one) => progress[one] === undefined);
  const next = later ?? openStep(progress);
  return next === null || next === step ? setUpPath : setUpStepPath(next);
}
