import { drawingsByKind } from '../drawings-by-kind.ts';
import { path } from '../pen/path.ts';
import type { Pen } from '../pen/pen.ts';
import { studioPen } from '../pen/studio-pen.ts';
import { transform } from '../pen/transform.ts';
import type { PictureKind } from '../picture-kinds.ts';
import type { Variant } from '../picture-spec.ts';

// Parts that stand before one another throw the shadows that the scene gives them, not those of the studio.
const bare: Pen = { ...studioPen, shadow: () => '' };
const floor = 760;

type Placed = {
  readonly kind: PictureKind;
  readonly variant: Variant;
  readonly x: number;
  readonly scale: number;
  readonly turn?: number;
  readonly lift?: number;
};

// A part stands with the foot of its frame on the floor, its middle at x.
function standing({ kind, variant, x, scale, turn = 0, lift = 0 }: Placed): string {
  const { body, frame } = drawingsByKind[kind](bare, variant);
  const middle = (frame.left + frame.right) / 2;
  const centred = transform(body, { x: -middle, y: -frame.bottom });
  const wide = ((frame.right - frame.left) / 2) * scale;
  return (
    path`<ellipse cx="${x + 16}" cy="${floor + 2 - lift}" rx="${wide * 1.15}" ry="26" fill="url(#night)"/>` +
    transform(centred, { x, y: floor - lift, scale, turn })
  );
}

// The caliper grips the disc: both share the centre around which the caliper's arc is drawn.
function brake(): string {
  const x = 1120;
  const y = 400;
  const disc = transform(drawingsByKind['brake-disc'](bare, 1).body, { x: -560, y: -590 });
  const caliper = transform(drawingsByKind['brake-caliper'](bare, 1).body, { x: -545, y: -1075 });
  return (
    `<ellipse cx="${x + 40}" cy="${floor + 4}" rx="380" ry="34" fill="url(#night)"/>` +
    transform(disc, { x, y, scale: 0.88 }) +
    transform(caliper, { x: x + 14, y: y + 6, scale: 0.63, turn: 54 })
  );
}

const ground = [
  '<rect width="1920" height="840" fill="#16181d"/>',
  '<rect width="1920" height="840" fill="url(#lamp)"/>',
  '<path d="M0 700H1920V840H0Z" fill="url(#bench)"/>',
  '<path d="M560 840L960 0H1010L610 840Z" fill="#c8102e" opacity=".92"/>',
  '<path d="M640 840L1040 0H1052L652 840Z" fill="#c8102e" opacity=".55"/>',
  '<g fill="none" stroke="#ffffff" stroke-opacity=".05" stroke-width="2">',
  '<circle cx="250" cy="420" r="330"/><circle cx="250" cy="420" r="240"/><circle cx="250" cy="420" r="110"/>',
  '<path d="M-120 420H620M250 50V790" stroke-dasharray="40 10 8 10"/></g>',
].join('');

/** The wide picture of the home page: parts on a dark workbench, calm on the left where words may stand. */
export function heroSheet(): string {
  return (
    ground +
    standing({ kind: 'coil-spring', variant: 1, x: 1560, scale: 0.62, lift: 30 }) +
    standing({ kind: 'shock-absorber', variant: 2, x: 1720, scale: 0.72, lift: 10 }) +
    brake() +
    standing({ kind: 'oil-filter', variant: 1, x: 1440, scale: 0.46, lift: -24 }) +
    standing({ kind: 'spark-plug', variant: 0, x: 800, scale: 0.4, turn: 0, lift: -30 }) +
    standing({ kind: 'wheel-bearing', variant: 2, x: 1640, scale: 0.26, lift: -44 })
  );
}
