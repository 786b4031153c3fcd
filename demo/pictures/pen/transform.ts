import { path } from './path.ts';

type Placing = {
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  readonly scale?: number;
  /** width only: turns a circle into the ellipse of a wheel seen from the side */
  readonly squash?: number;
};

/** Content drawn around the origin, put elsewhere: scaled, turned (degrees clockwise), moved. */
export function transform(
  content: string,
  { x = 0, y = 0, turn = 0, scale = 1, squash = 1 }: Placing,
): string {
  const wide = Math.round(scale * squash * 1000) / 1000;
  return path`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${String(wide)} ${String(scale)})">${content}</g>`;
}
