import { allParts } from '../parts/all-parts.ts';
import type { PartKind } from '../parts/part-kind.ts';
import { categories, type DemoCategory } from './categories.data.ts';

/** A category with its place in the tree; `path` leads from the family down to itself. */
export type NumberedCategory = {
  readonly id: number;
  readonly parentId: number | null;
  readonly category: DemoCategory;
  readonly position: number;
  readonly path: readonly number[];
  /** the kind of part that stands for it on its tile */
  readonly shownBy: PartKind;
};

function partWithin(category: DemoCategory): PartKind | undefined {
  const own = allParts.find((kind) => kind.category === category.slug);
  return own ?? category.below.map(partWithin).find((kind) => kind !== undefined);
}

/** Every category, parents before their children, numbered from 1. */
export function numberCategories(): NumberedCategory[] {
  const numbered: NumberedCategory[] = [];
  const visit = (level: readonly DemoCategory[], path: readonly number[]) => {
    for (const [position, category] of level.entries()) {
      const shownBy = partWithin(category);
      if (!shownBy) throw new RangeError(`nothing is sold in ${category.slug}`);
      const id = numbered.length + 1;
      const own = [...path, id];
      numbered.push({ id, parentId: path.at(-1) ?? null, category, position, path: own, shownBy });
      visit(category.below, own);
    }
  };
  visit(categories, []);
  return numbered;
}
