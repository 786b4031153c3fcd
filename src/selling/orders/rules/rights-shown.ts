import { actsAsBusiness } from './acts-as-business.ts';
import type { OrderEmailKind } from './order-emails.ts';
import type { OrderView } from './order-view.ts';

/** The emails that show consumers their rights: the confirmation of all of them, those of what was sent where the contract is withdrawn from. */
const byKind: Partial<Record<OrderEmailKind, 'all' | 'withdrawal'>> = {
  'order-confirmation': 'all',
  'order-edited': 'withdrawal',
  'order-processing': 'withdrawal',
  'order-completed': 'withdrawal',
  'order-note': 'withdrawal',
};

/** What an email about an order shows of the rights of consumers; null for nothing, as in emails to businesses. */
export const rightsShown = (
  kind: OrderEmailKind,
  order: Pick<OrderView, 'mode' | 'invoice' | 'mainAccountId' | 'vat'>,
): 'all' | 'withdrawal' | null => (actsAsBusiness(order) ? null : (byKind[kind] ?? null));
