/** Where a review stands; only approved ones are shown and counted. */
export const reviewStatuses = ['pending', 'approved', 'refused', 'trash'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What staff may do with a review's state. */
export const reviewActions = ['approve', 'refuse', 'trash', 'restore'] as const;
export type ReviewAction = (typeof reviewActions)[number];

const allowedFrom: Record<ReviewAction, readonly ReviewStatus[]> = {
  approve: ['pending', 'refused'],
  refuse: ['pending', 'approved'],
  trash: ['pending', 'approved', 'refused'],
  restore: ['trash'],
};

/** Where an action leads; out of the bin a review goes back to where it was. Null where the action does not apply. */
export function nextReviewStatus(
  action: ReviewAction,
  review: { readonly status: ReviewStatus; readonly before: Exclude<ReviewStatus, 'trash'> | null },
): ReviewStatus | null {
  if (!allowedFrom[action].includes(review.status)) return null;
  switch (action) {
    case 'approve':
      return 'approved';
    case 'refuse':
      return 'refused';
    case 'trash':
      return 'trash';
    case 'restore':
      return review.before ?? 'pending';
  }
}

/** The actions that a review in a state may undergo. */
export function actionsFor(status: ReviewStatus): readonly ReviewAction[] {
  return reviewActions.filter((action) => allowedFrom[action].includes(status));
}
