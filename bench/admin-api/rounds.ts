/** How often a hundred products are changed, of it the first times to warm up. */
export const ROUNDS = 20;
export const WARM_UP = 8;

/** Each request is a batch of its own, so that its time can be compared with that of its statements. */
export const roundName = (round: number) => `change 100 ${round}`;
