import { type DemoVehicle, vehicleGroups } from '../catalogue/vehicles.data.ts';
import { oeCode } from './oe-code.ts';
import type { Random } from './random.ts';

/** The cars that a part fits, the one it is named after first, and the original codes it replaces. */
export type Fitting = {
  readonly vehicles: readonly DemoVehicle[];
  readonly oeNumbers: readonly { readonly manufacturer: string; readonly code: string }[];
};

const places = vehicleGroups.flatMap((group) => group.map((_, at) => ({ group, at })));

/** Draws 2 to 12 neighbouring cars of one group of makes and 1 to 4 codes of those makes. */
export function drawFitments(random: Random): Fitting {
  const { group, at } = random.pick(places);
  const count = Math.min(group.length, 2 + Math.floor(11 * random.next() ** 1.6));
  const first = Math.max(0, Math.min(at - random.whole(0, count - 1), group.length - count));
  const neighbours = group.slice(first, first + count);
  const named = group[at];
  const vehicles = named ? [named, ...neighbours.filter((vehicle) => vehicle !== named)] : neighbours;
  const makes = [...new Set(vehicles.map(([make]) => make))];
  const codes = new Map<string, { manufacturer: string; code: string }>();
  for (let wanted = random.whole(1, 4); wanted > 0; wanted -= 1) {
    const number = oeCode(random.pick(makes), random);
    codes.set(number.code, number);
  }
  return { vehicles, oeNumbers: [...codes.values()] };
}
