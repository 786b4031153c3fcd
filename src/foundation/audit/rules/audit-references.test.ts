import { expect, test } from 'vitest';
import type { AuditFacts } from './audit-entry.ts';
import { nameReferences } from './audit-references.ts';

const names = new Map([
  ['category 3', 'Freni'],
  ['brand 3', 'Frenalto'],
  ['group 2', 'Officine'],
  ['shipping-class 4', 'Ingombrante'],
]);

test.each<[AuditFacts, AuditFacts]>([
  [{ group: 2 }, { group: 'Officine' }],
  [{ categories: [3, 9] }, { categories: ['Freni', 9] }],
  [
    { percentage: { basisPoints: 3, category: 3, brand: 3 } },
    { percentage: { basisPoints: 3, category: 'Freni', brand: 'Frenalto' } },
  ],
  [
    { methods: [{ classCosts: { 4: 790, 5: 990 } }] },
    { methods: [{ classCosts: { Ingombrante: 790, 5: 990 } }] },
  ],
  [
    { group: 'Officine', category: null, rate: 2 },
    { group: 'Officine', category: null, rate: 2 },
  ],
])('%j is shown as %j', (stored, shown) =>
  expect(nameReferences(stored, (kind, id) => names.get(`${kind} ${id}`))).toEqual(shown),
);
