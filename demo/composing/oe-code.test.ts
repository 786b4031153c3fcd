import { describe, expect, it } from 'vitest';
import { vehicleGroups } from '../catalogue/vehicles.data.ts';
import { oeCode } from './oe-code.ts';
import { randomOf } from './random.ts';

describe('an original code', () => {
  it.each([
    ['Audi', 'Volkswagen', /^(\d[KQ]\d|03L|04E|06J) \d{3} \d{3}( [A-Z])?$/],
    ['BMW', 'BMW', /^\d{2} \d{2} \d \d{3} \d{3}$/],
    ['Alfa Romeo', 'Fiat', /^\d{8}$/],
    ['Mercedes-Benz', 'Mercedes-Benz', /^A \d{3} \d{3} \d{2} \d{2}$/],
    ['Renault', 'Renault', /^(\d{2} \d{2} \d{3} \d{2}R|82 00 \d{3} \d{3})$/],
    ['Toyota', 'Toyota', /^\d{5}-\d{5}$/],
    ['Ford', 'Ford', /^[12] \d{3} \d{3}$/],
  ])('of %s is stamped by %s in its usual shape', (make, manufacturer, shape) => {
    for (let index = 0; index < 200; index += 1) {
      const made = oeCode(make, randomOf(1, index));
      expect(made.manufacturer).toBe(manufacturer);
      expect(made.code).toMatch(shape);
    }
  });

  it('never keeps a sign of its shape, whatever the make', () => {
    const makes = new Set(vehicleGroups.flat().map(([make]) => make));
    for (const make of makes) expect(oeCode(make, randomOf(2, 3)).code).not.toMatch(/[a-z]/);
  });
});
