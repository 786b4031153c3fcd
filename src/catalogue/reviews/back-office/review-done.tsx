import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ReviewsDone } from '../rules/staff-review.ts';

/** What has just been done, or why nothing was. */
export function ReviewDone({ done }: { done: ReviewsDone | null }) {
  const { staffReviews: words } = useBackOfficeWords();
  if (!done) return null;
  const text = words.done[done.what];
  const failed = ['expired', 'nothing', 'answer-too-long'].includes(done.what);
  return (
    <Notice kind={failed ? 'warning' : 'success'}>
      {typeof text === 'string' ? text : text(done.count)}
    </Notice>
  );
}
