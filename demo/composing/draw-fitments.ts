import { type DemoVehicle, vehicleGroups } from '../catalogue/vehicles.data.ts';
import { oeCode } from './oe-code.ts';
import type { Random } from './random.ts';

/** The cars that a part fits, the one it is named after first, and the original codes it replaces. */
export type Fitting = {
  readonly vehicles: readonly DemoVehicle[];
  readonly oeNumbers: readonly { readonly manufacturer: string; readonly code: string }[];
};

export type Fuel = 'diesel' | 'petrol';

const dieselEngine = /TDI|JTD|Multijet|dCi|HDi|CDTI|TDCi|EcoBlue|CDI|D-4D|CRDi|Diesel|\d d$|\d\dd$|Cooper D/;

/** What a car burns, as its engine's or model's name tells. */
export const fuelOf = ([, model, engine]: DemoVehicle): Fuel =>
  dieselEngine.test(`${model} ${engine}`) ? 'diesel' : 'petrol';

const positionsIn = (groups: readonly (readonly DemoVehicle[])[]) =>
  groups.flatMap((group) => group.map((_, at) => ({ group, at })));
const burning = (fuel: Fuel) =>
  vehicleGroups.map((group) => group.filter((vehicle) => fuelOf(vehicle) === fuel));
const places = {
  any: positionsIn(vehicleGroups),
  diesel: positionsIn(burning('diesel')),
  petrol: positionsIn(burning('petrol')),
};

/** Draws 2 to 12 neighbouring cars of one group of makes and 1 to 4 codes of those makes. */
export function drawFitments(random: Random, fuel: Fuel | null): Fitting {
  const { group, at } = random.pick(places[fuel ?? 'any']);
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
