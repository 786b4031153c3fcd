import type { Random } from './random.ts';

// d: digit, n: digit but no zero, A: letter; everything else stands as it is.
const shapes: Readonly<Record<string, readonly string[]>> = {
  Volkswagen: ['nKd ddd ddd A', 'nQd ddd ddd A', '03L ddd ddd A', '04E ddd ddd', '06J ddd ddd A'],
  BMW: ['nd nn d ddd ddd'],
  Fiat: ['518ddddd', '468ddddd', '552ddddd', '717ddddd'],
  'Mercedes-Benz': ['A ddd ddd dd dd', 'A 246 ddd dd dd'],
  Renault: ['nd dd ddd ddR', '82 00 ddd ddd'],
  Nissan: ['nddd0-dAAdA'],
  Toyota: ['0ddnd-0dddd', 'ddddd-dd0d0'],
  Ford: ['1 ddd ddd', '2 ddd ddd'],
  Peugeot: ['nddd Ad', '16 ddd ddd 80'],
  Opel: ['13 ddd ddd', '95 5dd ddd'],
  Hyundai: ['nddd1-1AAd0', 'ndd10-d2d00'],
};

const sharedWith: Readonly<Record<string, string>> = {
  Audi: 'Volkswagen',
  Seat: 'Volkswagen',
  Škoda: 'Volkswagen',
  Cupra: 'Volkswagen',
  Mini: 'BMW',
  Lancia: 'Fiat',
  'Alfa Romeo': 'Fiat',
  Jeep: 'Fiat',
  smart: 'Mercedes-Benz',
  Dacia: 'Renault',
  Citroën: 'Peugeot',
  DS: 'Peugeot',
  Kia: 'Hyundai',
};

const digits = '0123456789';
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An invented original code in the usual shape of the make, under the name of the maker that stamps it. */
export function oeCode(make: string, random: Random): { manufacturer: string; code: string } {
  const manufacturer = sharedWith[make] ?? make;
  const shape = random.pick(shapes[manufacturer] ?? ['dddddddd']);
  const code = shape.replace(/[dnA]/g, (sign, at: number) => {
    if (sign === 'A' && at === 0) return sign;
    return sign === 'A' ? random.pick([...letters]) : (digits[random.whole(sign === 'n' ? 1 : 0, 9)] ?? '0');
  });
  return { manufacturer, code };
}
