import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import type { RegistrationStatus } from '../rules/registration-status.ts';

const tones: Readonly<Record<RegistrationStatus, BadgeTone>> = {
  waiting: 'amber',
  approved: 'green',
  refused: 'plain',
};

/** How a registration stands. */
export function RegistrationStatusBadge({ status }: { status: RegistrationStatus }) {
  const { staffRegistrations: words } = useBackOfficeWords();
  return <Badge tone={tones[status]}>{words.statuses[status]}</Badge>;
}
