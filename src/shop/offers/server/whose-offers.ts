import type { Visitor } from '#shop/accounts/rules/visitor.ts';

/**
 * Whose offers the visitor sees and may buy by: the customer's id, or null for whoever sees none. Every door of offers asks it: page,
 * document, cart and list; who buys for somebody else is decided here (ACC-02, SUB-10).
 */
export function whoseOffers({ person }: Visitor): number | null {
  return person?.kind === 'business' ? person.customerId : null;
}
