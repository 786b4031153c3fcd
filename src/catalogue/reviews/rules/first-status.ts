import type { Settings } from '#foundation/settings/rules/settings.ts';

/**
 * Whether a new review is shown at once or held for approval (REV-01). With `hold-first` an account is trusted once a
 * review of it was approved; a guest never is, for an email address proves nothing.
 */
export function firstReviewStatus(
  moderation: Settings['review_moderation'],
  author: { readonly isStaff: boolean; readonly hasApprovedReview: boolean; readonly isPerson: boolean },
): 'approved' | 'pending' {
  if (author.isStaff || moderation === 'publish') return 'approved';
  if (moderation === 'hold-all') return 'pending';
  return author.isPerson && author.hasApprovedReview ? 'approved' : 'pending';
}
