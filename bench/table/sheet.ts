import type { Figure, Row, Target } from './row.ts';

/** Collects figures of all sizes into lines; a line is opened by its first figure. */
export type Sheet = {
  readonly rows: readonly Row[];
  note(
    products: number,
    measure: { measure: string; unit: string; digits?: number; target?: Target },
    figure: Figure,
  ): void;
};

export function createSheet(): Sheet {
  const rows: Row[] = [];
  return {
    rows,
    note(products, { digits = 0, ...head }, figure) {
      let row = rows.find(({ measure }) => measure === head.measure);
      if (!row) {
        row = { ...head, digits, figures: new Map() };
        rows.push(row);
      }
      row.figures.set(products, figure);
      const against =
        figure.yardstick === undefined ? '' : ` (yardstick ${figure.yardstick.toFixed(digits)})`;
      console.log(`${products}: ${head.measure}: ${figure.value.toFixed(digits)} ${head.unit}${against}`);
    },
  };
}
