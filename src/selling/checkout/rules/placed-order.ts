/** An order that was just placed: `number` is what people call it by, `key` what opens it without a log-in. */
export type PlacedOrder = { readonly id: number; readonly number: number; readonly key: string };
