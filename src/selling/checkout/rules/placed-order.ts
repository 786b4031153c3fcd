/** An order that was just placed: `number` is shown to people, `key` opens it without a log-in. */
export type PlacedOrder = {
  readonly id: number;
  readonly number: number;
  readonly key: string;
  readonly paymentMethod: string;
};
