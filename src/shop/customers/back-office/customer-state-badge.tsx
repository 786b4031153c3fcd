import { useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import type { CustomerState } from '../rules/customer-query.ts';

const tones: Readonly<Record<CustomerState, BadgeTone>> = {
  active: 'green',
  waiting: 'amber',
  blocked: 'sale',
  staff: 'plain',
};

export function CustomerStateBadge({ state }: { readonly state: CustomerState }) {
  const { staffCustomers: words } = useBackOfficeWords();
  return <Badge tone={tones[state]}>{words.states[state]}</Badge>;
}
