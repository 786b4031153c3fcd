const MINUTE_MS = 60_000;

/** How long wrong codes are remembered, in milliseconds. */
export const guessesSpanMs = 15 * MINUTE_MS;

/**
 * How many codes that do not exist somebody may try within that time before no code is looked at: all guests of one address together, a
 * customer, and all customers of one address together. Whoever mistypes a real code a few times stays far below.
 */
export const guessesAtMost = { guestsOfAddress: 20, customer: 10, customersOfAddress: 60 } as const;
