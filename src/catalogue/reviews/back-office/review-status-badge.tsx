import { Badge } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ReviewStatus } from '../rules/review-status.ts';

const tones = { pending: 'amber', approved: 'green', refused: 'plain', trash: 'plain' } as const;

/** The status of a review; amber where staff have to act. */
export function ReviewStatusBadge({ status }: { status: ReviewStatus }) {
  const { staffReviews } = useBackOfficeWords();
  return <Badge tone={tones[status]}>{staffReviews.statuses[status]}</Badge>;
}
