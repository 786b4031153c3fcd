import { path } from '../pen/path.ts';

type Band = {
  readonly x: number;
  readonly radius: number;
  /** how flat the ellipses of the body are */
  readonly flat: number;
  readonly top: number;
  readonly height: number;
};

/** The outline of a label wrapped around a turned body on an upright axis. */
export function wrappedBand({ x, radius, flat, top, height }: Band): string {
  return path`M${x - radius} ${top}A${radius} ${radius * flat} 0 0 0 ${x + radius} ${top}v${height}A${radius} ${radius * flat} 0 0 1 ${x - radius} ${top + height}Z`;
}
