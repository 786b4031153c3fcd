/** How the rest of an order comes that staff note: by transfer, in cash, by a card at the counter, or on the company's credit. */
export const restWays = ['transfer', 'cash', 'card', 'credit'] as const;
export type RestWay = (typeof restWays)[number];
