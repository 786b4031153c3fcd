import fc from 'fast-check';
import { expect, it } from 'vitest';
import { planTerms } from './merge-attributes.ts';

const term = (id: number, name: string, slug = name.toLowerCase()) => ({ id, name, slug });

it('terms of the same name join, in any case and spacing; all others move', () =>
  expect(
    planTerms(
      [term(1, 'ROSSO'), term(2, ' Blu  notte', 'blu-notte'), term(3, 'Verde')],
      [term(7, 'Rosso'), term(8, 'blu notte', 'blu')],
    ),
  ).toEqual({
    joins: [
      { from: 1, into: 7, name: 'ROSSO' },
      { from: 2, into: 8, name: ' Blu  notte' },
    ],
    moves: [{ id: 3, name: 'Verde', slug: 'verde' }],
  }));

it('a slug that is taken gets a number, also by one that moved just before', () =>
  expect(
    planTerms([term(1, '1 l', '1-l'), term(2, '1-l.', '1-l-2')], [term(7, 'Un litro', '1-l')]).moves,
  ).toEqual([
    { id: 1, name: '1 l', slug: '1-l-2' },
    { id: 2, name: '1-l.', slug: '1-l-2-2' },
  ]));

it('two terms of the same name become one', () =>
  expect(planTerms([term(1, 'Rosso', 'rosso'), term(2, 'rosso', 'rosso-2')], [])).toEqual({
    joins: [{ from: 2, into: 1, name: 'rosso' }],
    moves: [{ id: 1, name: 'Rosso', slug: 'rosso' }],
  }));

it('every term joins or moves, and no slug is there twice', () => {
  const names = fc.array(fc.constantFrom('Rosso', 'rosso', 'Blu', 'Nero', 'Nero ', 'Verde', 'blu'), {
    maxLength: 12,
  });
  const terms = (all: readonly string[], start: number) =>
    all.map((name, at) => term(start + at, name, `${name.trim().toLowerCase()}-${at}`));
  fc.assert(
    fc.property(names, names, (one, other) => {
      const [from, into] = [terms(one, 1), terms(other, 100)];
      const { joins, moves } = planTerms(from, into);
      expect([...joins.map((join) => join.from), ...moves.map(({ id }) => id)].sort((a, b) => a - b)).toEqual(
        from.map(({ id }) => id),
      );
      const slugs = [...into, ...moves].map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      const staying = new Set([...into, ...moves].map(({ id }) => id));
      expect(joins.every((join) => staying.has(join.into))).toBe(true);
    }),
  );
});
