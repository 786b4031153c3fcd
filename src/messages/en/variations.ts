import type { VariationsMessages } from '../it/variations.ts';

export const variations: VariationsMessages = {
  none: 'n/a',
};
