import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { EmailLogRow } from '../server/list-email-log.ts';

const tones: Record<EmailLogRow['status'], BadgeTone> = {
  waiting: 'amber',
  sent: 'green',
  kept: 'plain',
  failed: 'sale',
};

/** What became of an email. */
export function EmailStatus({ status }: { status: EmailLogRow['status'] }) {
  const { backOffice } = useBackOfficeWords();
  return <Badge tone={tones[status]}>{backOffice.emailLog.statuses[status]}</Badge>;
}
