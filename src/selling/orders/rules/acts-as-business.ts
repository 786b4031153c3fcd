import type { OrderView } from './order-view.ts';

/**
 * Whether the buyer of an order acts as a business: at prices without VAT, for a company, or with an invoice made out to one. A VAT number alone, of whoever
 * buys for themselves, does not.
 */
export const actsAsBusiness = ({
  mode,
  invoice,
  mainAccountId,
  vat,
}: Pick<OrderView, 'mode' | 'invoice' | 'mainAccountId' | 'vat'>): boolean =>
  mode === 'net' ||
  invoice?.kind === 'business' ||
  (mainAccountId ?? null) !== null ||
  (vat ?? null) !== null;
