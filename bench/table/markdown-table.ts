import type { Figure, Row } from './row.ts';

const NOTHING = '–';

function cellOf(row: Row, figure: Figure | undefined): string {
  return figure ? `${numberOf(figure.value, row.digits)} ${row.unit}`.trim() : NOTHING;
}

function numberOf(value: number, digits: number): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function reachedBy({ target, figures }: Row): string {
  if (!target || figures.size === 0) return '';
  const missed = [...figures].filter(([products, figure]) => !target.reached(figure, products));
  if (missed.length === 0) return 'yes';
  if (missed.length === figures.size) return '**no**';
  return `**no** at ${missed.map(([products]) => numberOf(products, 0)).join(', ')}`;
}

function lineOf(row: Row, sizes: readonly number[]): readonly string[] {
  const figures = sizes.map((size) => row.figures.get(size));
  const each = (text: (figure: Figure & { yardstick: number }) => string) => {
    const texts = figures.flatMap((figure) => {
      const { yardstick } = figure ?? {};
      return figure && yardstick !== undefined ? [text({ ...figure, yardstick })] : [];
    });
    return texts.length > 0 ? texts.join(' · ') : NOTHING;
  };
  return [
    row.measure,
    ...figures.map((figure) => cellOf(row, figure)),
    each(({ yardstick }) => numberOf(yardstick, row.digits)),
    each(({ value, yardstick }) => `${((100 * value) / yardstick).toFixed(0)} %`),
    row.target?.words ?? NOTHING,
    reachedBy(row),
  ];
}

/** The table of a run; where two sizes were measured, yardstick and ratio name both in their order. */
export function markdownTable(rows: readonly Row[], sizes: readonly number[]): string {
  const heads = ['Measure', ...sizes.map((size) => `${numberOf(size, 0)} products`)];
  const columns = [...heads, 'Yardstick', 'Ratio', 'To reach', 'Reached'];
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => lineOf(row, sizes))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
