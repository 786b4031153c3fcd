import { staffRemoveDemo as en } from '../en/staff-remove-demo.ts';
import { inEither } from '../in-either.ts';
import { staffRemoveDemo as it } from '../it/staff-remove-demo.ts';

/** The words of the removal of the demo, one of which is typed. */
export const staffRemoveDemoFor = inEither(it, en);
