import type { LibraryItem } from '../rules/library-item.ts';
import { type FocalPoint, MOST_CUT, type PictureEdges } from '../rules/picture-cut.ts';

/** The shape of a picture as it stands in its form. */
export type TypedShape = {
  readonly [Name in keyof PictureEdges | 'focusX' | 'focusY']: string;
} & { readonly fills: boolean };

const MIDDLE = 50;

/** The form of a picture's shape as it is stored. */
export function typedShape({ edges, focus }: Pick<LibraryItem, 'edges' | 'focus'>): TypedShape {
  return {
    left: String(edges.left),
    top: String(edges.top),
    right: String(edges.right),
    bottom: String(edges.bottom),
    fills: focus !== null,
    focusX: String(focus?.x ?? MIDDLE),
    focusY: String(focus?.y ?? MIDDLE),
  };
}

/** What is typed, as far as it is a number within bounds, to be drawn; the server judges what is sent. */
export function readShape(typed: TypedShape): {
  readonly edges: PictureEdges;
  readonly point: FocalPoint;
  readonly fills: boolean;
} {
  const read = (text: string, most: number) => {
    const number = Math.round(Number(text));
    return Number.isFinite(number) ? Math.min(Math.max(0, number), most) : 0;
  };
  const left = read(typed.left, MOST_CUT);
  const top = read(typed.top, MOST_CUT);
  return {
    edges: {
      left,
      top,
      right: Math.min(read(typed.right, MOST_CUT), MOST_CUT - left),
      bottom: Math.min(read(typed.bottom, MOST_CUT), MOST_CUT - top),
    },
    point: { x: read(typed.focusX, 100), y: read(typed.focusY, 100) },
    fills: typed.fills,
  };
}
