import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { PostBoxRow } from '../server/list-post-box.ts';

const tones: Record<PostBoxRow['status'], BadgeTone> = {
  waiting: 'amber',
  sent: 'green',
  kept: 'plain',
  failed: 'sale',
};

/** What became of a letter. */
export function LetterStatus({ status }: { status: PostBoxRow['status'] }) {
  const { backOffice } = useBackOfficeWords();
  return <Badge tone={tones[status]}>{backOffice.postBox.statuses[status]}</Badge>;
}
