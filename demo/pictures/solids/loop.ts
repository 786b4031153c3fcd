import type { Point } from '../pen/outlines.ts';
import { polygon } from '../pen/outlines.ts';

/** A pulley that a belt runs around. */
export type Pulley = { readonly x: number; readonly y: number; readonly radius: number };

const directions = 720;

function taut(pulleys: readonly Pulley[]): Point[] {
  return Array.from({ length: directions }, (_, index): Point => {
    const angle = (index / directions) * 2 * Math.PI;
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const reach = ({ x, y, radius }: Pulley) => x * ux + y * uy + radius;
    const far = pulleys.reduce((best, pulley) => (reach(pulley) > reach(best) ? pulley : best));
    return [far.x + far.radius * ux, far.y + far.radius * uy];
  });
}

/** Points at equal distances along a belt laid tightly around pulleys. */
export function beltPoints(pulleys: readonly Pulley[], count: number): Point[] {
  const points = taut(pulleys);
  const closed = [...points, ...points.slice(0, 1)];
  const lengths = closed.slice(1).map(([x, y], index) => {
    const [px, py] = closed[index] ?? [x, y];
    return Math.hypot(x - px, y - py);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let edge = 0;
  let passed = 0;
  return Array.from({ length: count }, (_, index): Point => {
    const goal = (index / count) * whole;
    while (passed + (lengths[edge] ?? whole) < goal) {
      passed += lengths[edge] ?? whole;
      edge += 1;
    }
    const [ax, ay] = closed[edge] ?? [0, 0];
    const [bx, by] = closed[edge + 1] ?? [ax, ay];
    const share = (goal - passed) / (lengths[edge] || 1);
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  });
}

/** The points of a loop moved sideways, outwards where the distance is positive. */
export function offset(points: readonly Point[], distance: (index: number) => number): Point[] {
  const count = points.length;
  return points.map(([x, y], index): Point => {
    const [ax, ay] = points[(index + count - 1) % count] ?? [x, y];
    const [bx, by] = points[(index + 1) % count] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const away = distance(index);
    return [x + ((by - ay) / length) * away, y - ((bx - ax) / length) * away];
  });
}

/** The outline of a belt with teeth (or none) on its inner side. */
export function beltOutline(pulleys: readonly Pulley[], thick: number, teeth: number, tooth: number): string {
  const points = beltPoints(pulleys, teeth * 4);
  const inside = offset(points, (index) => (index % 4 < 2 ? -tooth : 0));
  return polygon(offset(points, () => thick)) + polygon(inside);
}
