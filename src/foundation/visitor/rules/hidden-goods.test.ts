import { describe, expect, it } from 'vitest';
import { hiddenFrom, type Segment, type VisibilityRule } from './hidden-goods.ts';

const category = (id: number, segment: Segment, rule: VisibilityRule['rule']): VisibilityRule => ({
  subject: { kind: 'category', id },
  segment,
  rule,
});
const product = (id: number, segment: Segment, rule: VisibilityRule['rule']): VisibilityRule => ({
  subject: { kind: 'product', id },
  segment,
  rule,
});

describe('what a group does not see', () => {
  it('is nothing without rules, and nothing where the rules speak of others', () => {
    expect(hiddenFrom('guests', [])).toBeNull();
    expect(hiddenFrom(2, [category(1, 'guests', 'hidden'), product(5, 3, 'hidden')])).toBeNull();
  });

  it('is what is hidden from it', () => {
    const rules = [category(9, 2, 'hidden'), category(1, 2, 'hidden'), product(5, 2, 'hidden')];
    expect(hiddenFrom(2, rules)).toEqual({ categoryIds: [1, 9], productIds: [5] });
  });

  it('is what is reserved for others', () => {
    const rules = [category(1, 3, 'only'), category(1, 4, 'only')];
    expect(hiddenFrom(3, rules)).toBeNull();
    expect(hiddenFrom(4, rules)).toBeNull();
    expect(hiddenFrom(2, rules)).toEqual({ categoryIds: [1], productIds: [] });
    expect(hiddenFrom('guests', rules)).toEqual({ categoryIds: [1], productIds: [] });
  });

  it('stays hidden where a product is reserved for it in a category that is not', () => {
    const rules = [category(1, 3, 'only'), product(5, 2, 'only')];
    expect(hiddenFrom(2, rules)).toEqual({ categoryIds: [1], productIds: [] });
    expect(hiddenFrom(3, rules)).toEqual({ categoryIds: [], productIds: [5] });
  });
});
