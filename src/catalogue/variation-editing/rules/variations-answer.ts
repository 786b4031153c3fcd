import type { CellConflict, CellRefusal } from './posted-cells.ts';
import type { AttributeProblem } from './product-attribute.ts';

/** What the page of variations is told after something was posted to it. */
export type VariationsAnswer =
  | { readonly kind: 'attributes-saved' }
  | { readonly kind: 'generated'; readonly made: number }
  | { readonly kind: 'removed' | 'saved'; readonly count: number }
  | { readonly kind: 'refused-cells'; readonly cells: readonly CellRefusal[] }
  | { readonly kind: 'conflict'; readonly cells: readonly CellConflict[] }
  | { readonly kind: 'too-many'; readonly total: number }
  | { readonly kind: 'nothing-to-combine' }
  | { readonly kind: 'refused-attributes'; readonly problem: AttributeProblem }
  /** pieces of a simple product that would belong to no variation */
  | { readonly kind: 'has-stock'; readonly onHand: number; readonly reserved: number }
  /** variations that orders wait for, or of which there are pieces */
  | { readonly kind: 'stay'; readonly reserved: number; readonly onHand: number }
  | { readonly kind: 'changed-meanwhile' | 'expired' | 'in-trash' | 'gone' | 'failed' | 'has-variations' };

/** What the forms of the page of variations carry their nonce for. */
export const variationsAction = 'staff-variations';
export const variationsPath = (productId: number) => `/staff/products/${productId}/variations/`;
/** The saves of the variations of a product, or of one of them. */
export const variationVersionsPath = (productId: number, variationId: number | null = null) =>
  `${variationsPath(productId)}versions/${variationId === null ? '' : `?variation=${variationId}`}`;
