import type { CountOutcome } from '../../server/staff/counts/post-count-form.ts';

/** A form of a count that was refused, with what was typed. */
export type RefusedCount = Extract<CountOutcome, { kind: 'again' }>;
