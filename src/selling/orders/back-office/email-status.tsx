import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { StaffOrdersMessages } from '#messages/it/staff-orders.ts';
import type { EmailLogRow } from '../server/list-email-log.ts';

const tones: Record<EmailLogRow['status'], BadgeTone> = {
  waiting: 'amber',
  sent: 'green',
  kept: 'plain',
  failed: 'sale',
};

export function EmailStatus({ status }: { status: EmailLogRow['status'] }) {
  const { backOffice } = useBackOfficeWords();
  return <Badge tone={tones[status]}>{backOffice.emailLog.statuses[status]}</Badge>;
}

/** The name of a kind of letter; of one that is not known, its code. */
export function emailKindOf(kind: string, words: Pick<StaffOrdersMessages, 'emailKinds'>): string {
  return Object.entries(words.emailKinds).find(([known]) => known === kind)?.[1] ?? kind;
}
