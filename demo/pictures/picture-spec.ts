import type { PictureKind } from './picture-kinds.ts';

/** Which of the three makings of a kind is drawn: other colours, sizes, hole counts. */
export type Variant = 0 | 1 | 2;

/** The axles of a car. */
export type Axle = 'anteriore' | 'posteriore';

/** A picture that the demo shop can draw; all are square except the hero (16:7). */
export type PictureSpec =
  | { readonly view: 'studio' | 'scheda'; readonly kind: PictureKind; readonly variant: Variant }
  | { readonly view: 'carton'; readonly brand: string; readonly colour: string }
  | { readonly view: 'asse'; readonly axle: Axle }
  | { readonly view: 'hero' };
