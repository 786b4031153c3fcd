import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderEmailKind } from '../rules/order-emails.ts';
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

/** The name of a kind of email; its code where it has no name. */
export function emailNameOf(kind: string, names: Readonly<Record<OrderEmailKind, string>>): string {
  return Object.entries(names).find(([known]) => known === kind)?.[1] ?? kind;
}
