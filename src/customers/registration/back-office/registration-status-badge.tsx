import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { RegistrationStatus } from '../rules/registration-status.ts';

const tones: Readonly<Record<RegistrationStatus, BadgeTone>> = {
  waiting: 'amber',
  approved: 'green',
  refused: 'plain',
};

/** The status of a registration. */
export function RegistrationStatusBadge({ status }: { status: RegistrationStatus }) {
  const { staffRegistrations: words } = useBackOfficeWords();
  return <Badge tone={tones[status]}>{words.statuses[status]}</Badge>;
}
