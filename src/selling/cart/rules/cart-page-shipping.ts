import type { StateField } from '#foundation/addresses/rules/state-field.ts';

/** What the shipping calculator and the shipping methods of the cart page need (CPG-02, CPG-03). */
export type CartPageShipping = {
  /** of the destination's country; others are fetched when they are chosen */
  readonly stateFields: Readonly<Record<string, StateField>>;
  readonly methodNonce: string;
  readonly calculatorNonce: string;
};
