/** What an audience does not see: categories with all that is in them or below them, and single products, by id in their order. */
export type HiddenGoods = {
  /** the same for everybody to whom the same is hidden: part of the audience's key */
  readonly key: string;
  readonly categoryIds: readonly number[];
  readonly productIds: readonly number[];
};

/** Who looks at the shop: a group by id, or guests. */
export type Segment = number | 'guests';

/** What staff say of goods: this segment does not see them (`hidden`), or none but the segments of such rules do (`only`). */
export type VisibilityRule = {
  readonly subject: { readonly kind: 'category' | 'product'; readonly id: number };
  readonly segment: Segment;
  readonly rule: 'hidden' | 'only';
};

export type HiddenIds = Pick<HiddenGoods, 'categoryIds' | 'productIds'>;

/**
 * What a segment does not see. Every rule counts: goods in one hidden category are hidden, whatever other rules say, and goods that are
 * reserved are hidden from all segments that no rule names. Null where it sees everything.
 */
export function hiddenFrom(segment: Segment, rules: readonly VisibilityRule[]): HiddenIds | null {
  const bySubject = Map.groupBy(rules, ({ subject }) => `${subject.kind} ${subject.id}`);
  const hidden = { category: new Set<number>(), product: new Set<number>() };
  for (const about of bySubject.values()) {
    const own = about.find((rule) => rule.segment === segment);
    const isReserved = about.some(({ rule }) => rule === 'only');
    const [{ subject } = {}] = about;
    if (subject && (own?.rule === 'hidden' || (isReserved && own?.rule !== 'only'))) {
      hidden[subject.kind].add(subject.id);
    }
  }
  if (hidden.category.size + hidden.product.size === 0) return null;
  const inOrder = (ids: ReadonlySet<number>) => [...ids].sort((a, b) => a - b);
  return { categoryIds: inOrder(hidden.category), productIds: inOrder(hidden.product) };
}
