import type { AttributeChoice } from './match-variation.ts';

/** What options are judged by; a variation that does not say otherwise is active. */
export type KnownVariation = {
  readonly attributes: AttributeChoice;
  readonly buyable: boolean;
  readonly active?: boolean;
};
