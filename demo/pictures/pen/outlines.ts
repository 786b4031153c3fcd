import { path } from './path.ts';

/** A point in units of the drawing. */
export type Point = readonly [x: number, y: number];

/** The points at equal angles on a circle around the origin, the first one at the top turned by `phase` degrees. */
export function around(count: number, radius: number, phase = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index * 360) / count + phase - 90) * (Math.PI / 180);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** The outline of an ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return path`M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
}

/** The outline of a circle. */
export function circle(cx: number, cy: number, radius: number): string {
  return ellipse(cx, cy, radius, radius);
}

/** The outline of a ring; shapes are filled even-odd, so the inner circle is open. */
export function ring(cx: number, cy: number, outer: number, inner: number): string {
  return circle(cx, cy, outer) + circle(cx, cy, inner);
}

/** The outline of a rectangle with rounded corners. */
export function rect(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return path`M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number) => path`a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  return path`M${x + r} ${y}h${width - 2 * r}${corner(1, 1)}v${height - 2 * r}${corner(-1, 1)}h${2 * r - width}${corner(-1, -1)}v${2 * r - height}${corner(1, -1)}Z`;
}

/** The outline through straight points. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => path`${x} ${y}`).join('L')}Z`;
}

/** A regular polygon, such as the head of a bolt. */
export function regular(cx: number, cy: number, radius: number, sides: number, phase = 0): string {
  return polygon(around(sides, radius, phase).map(([x, y]) => [cx + x, cy + y]));
}

/** The outline of a toothed wheel around the origin. */
export function gear(outer: number, inner: number, teeth: number): string {
  const step = 360 / teeth;
  const points = Array.from({ length: teeth }, (_, index) =>
    [
      [inner, -0.34],
      [outer, -0.16],
      [outer, 0.16],
      [inner, 0.34],
    ].map(([radius = 0, share = 0]): Point => {
      const angle = (index + share) * step * (Math.PI / 180);
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );
  return polygon(points.flat());
}

/** A sector of a ring around the origin, from one angle to another in degrees clockwise from the top. */
export function sector(outer: number, inner: number, from: number, to: number): string {
  const at = (radius: number, degrees: number): Point => {
    const angle = (degrees - 90) * (Math.PI / 180);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  const large = to - from > 180 ? 1 : 0;
  const [ax, ay] = at(outer, from);
  const [bx, by] = at(outer, to);
  const [cx, cy] = at(inner, to);
  const [dx, dy] = at(inner, from);
  return path`M${ax} ${ay}A${outer} ${outer} 0 ${large} 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 ${large} 0 ${dx} ${dy}Z`;
}
