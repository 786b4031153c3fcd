import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ReviewStatus } from '../rules/review-status.ts';

const tones = { pending: 'amber', approved: 'green', refused: 'plain', trash: 'plain' } as const;

/** Where a review stands; amber says that somebody has to do something. */
export function ReviewStatusBadge({ status }: { status: ReviewStatus }) {
  const { staffReviews } = useBackOfficeWords();
  return <Badge tone={tones[status]}>{staffReviews.statuses[status]}</Badge>;
}
