import { Badge, type BadgeTone } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { CustomerState } from '../rules/customer-query.ts';

const tones: Readonly<Record<CustomerState, BadgeTone>> = {
  active: 'green',
  waiting: 'amber',
  blocked: 'sale',
  suspended: 'amber',
  staff: 'plain',
};

export function CustomerStateBadge({ state }: { readonly state: CustomerState }) {
  const { staffCustomers: words } = useBackOfficeWords();
  return <Badge tone={tones[state]}>{words.states[state]}</Badge>;
}
