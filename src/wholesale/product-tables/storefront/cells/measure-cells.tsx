import { formatNumber } from '../../rules/rows/format-table-amount.ts';
import type { CellProps } from '../cell-props.ts';
import { useTableWords } from '../use-table-words.ts';

const sides = { length: 0, width: 1, height: 2 } as const;

/** A side of a product in centimetres. */
export function MeasureCell({ row: { size, facts }, side }: CellProps & { side: keyof typeof sides }) {
  const words = useTableWords();
  const value = size?.[sides[side]];
  return (
    <span data-place={side} data-value={value}>
      {value === undefined
        ? words.nothing
        : words.centimetres(formatNumber(value / 10, facts.price_data, value % 10 === 0 ? 0 : 1))}
    </span>
  );
}

/** Weight × quantity, to two decimals (TAB-55). */
export function WeightCell({ row: { facts } }: CellProps) {
  const words = useTableWords();
  return (
    <span data-place="weight">
      {facts.weight === null
        ? words.nothing
        : words.kilograms(formatNumber(facts.weight * Math.max(1, facts.quantity), facts.price_data, 2))}
    </span>
  );
}
