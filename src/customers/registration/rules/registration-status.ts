export const registrationStatuses = ['waiting', 'approved', 'refused'] as const;
/** `waiting`: staff have not decided yet, and the person buys as everybody does. */
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** What staff may do with a registration that stands so: who was refused may be approved later; an approval is not taken back here. */
export const decisionsOn: Readonly<Record<RegistrationStatus, readonly Decision[]>> = {
  waiting: ['approve', 'refuse'],
  approved: [],
  refused: ['approve'],
};

export const decisions = ['approve', 'refuse'] as const;
export type Decision = (typeof decisions)[number];

/** How a registration stands at first: approved at once where the role needs nobody's approval. */
export function firstStatus(approval: 'automatic' | 'manual'): RegistrationStatus {
  return approval === 'automatic' ? 'approved' : 'waiting';
}
