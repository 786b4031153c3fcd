export const registrationStatuses = ['waiting', 'approved', 'refused'] as const;
/** `waiting`: staff have not decided yet, and the person buys as everybody does. */
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** What staff may do with a registration by its status: a refused one may be approved later; an approval is not revoked here. */
export const decisionsOn: Readonly<Record<RegistrationStatus, readonly Decision[]>> = {
  waiting: ['approve', 'refuse'],
  approved: [],
  refused: ['approve'],
};

export const decisions = ['approve', 'refuse'] as const;
export type Decision = (typeof decisions)[number];

/** The first status of a registration: approved at once where the role needs no approval. */
export function firstStatus(approval: 'automatic' | 'manual'): RegistrationStatus {
  return approval === 'automatic' ? 'approved' : 'waiting';
}
