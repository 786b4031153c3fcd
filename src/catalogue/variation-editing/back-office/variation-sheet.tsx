import { useMemo, useState } from 'react';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { calculated, filledDown, pictured, type ShownGrid } from '../rules/grid-commands.ts';
import type { GridRow } from '../rules/grid-row.ts';
import { areaOf, type GridSelection } from '../rules/grid-selection.ts';
import type { CellRefusal } from '../rules/posted-cells.ts';
import type { VariationsPage } from '../server/read-variations-page.ts';
import { CellConflicts, CellProblems } from './cell-notes.tsx';
import { cellChoices, gridColumns } from './grid-columns.ts';
import { GridTools } from './grid-tools.tsx';
import { PictureStrip } from './picture-strip.tsx';
import { useCellSentence } from './use-cell-sentence.ts';
import type { VariationCells } from './use-variation-cells.ts';
import { VariationGrid } from './variation-grid.tsx';
import styles from './variations-page.module.css';

export type VariationSheetProps = Omit<VariationsPage, 'rows'> & {
  readonly rows: readonly GridRow[];
  readonly cells: VariationCells;
  readonly onRemove: (ids: readonly number[]) => void;
};

const start: GridSelection = { anchor: { row: 0, column: 0 }, head: { row: 0, column: 0 } };

/** The table of variations with its tools and pictures. */
export function VariationSheet(props: VariationSheetProps) {
  const { product, attributes, pictures, taxClasses, mayPrice, mayStock, rows, cells, onRemove } = props;
  const words = useBackOfficeWords();
  const { tools } = words.staffVariations;
  const sentenceOf = useCellSentence();
  const columns = useMemo(
    () => gridColumns({ attributes, mayPrice, mayStock }, words),
    [attributes, mayPrice, mayStock, words],
  );
  const choices = useMemo(
    () => cellChoices({ attributes, pictures, taxClasses }, words),
    [attributes, pictures, taxClasses, words],
  );
  const names = useMemo(() => {
    const terms = new Map(attributes.flatMap((one) => one.terms.map(({ id, name }) => [id, name])));
    const axes = attributes.filter(({ forVariations }) => forVariations);
    return new Map(
      rows.map(({ id, values }) => {
        const options = axes.map(({ attributeId }) => {
          const term = values[`option:${attributeId}`] ?? null;
          return term === null ? choices.any : (terms.get(term) ?? '');
        });
        return [id, options.join(' / ')];
      }),
    );
  }, [rows, attributes, choices]);
  const nameOf = (id: number) => names.get(id) ?? '';
  const [filter, setFilter] = useState('');
  const [selection, setSelection] = useState(start);
  const [note, setNote] = useState('');
  const ids = useMemo(() => {
    const wanted = filter.trim().toLocaleLowerCase();
    if (wanted === '') return rows.map(({ id }) => id);
    return rows.flatMap(({ id, values }) => {
      const texts = [names.get(id), values.sku, values.gtin, values.mpn];
      return texts.some((text) => text?.toLocaleLowerCase().includes(wanted)) ? [id] : [];
    });
  }, [rows, names, filter]);
  const fields = columns.map(({ field }) => field);
  const grid: ShownGrid = {
    ids,
    fields,
    value: cells.value,
    isFixed: (field) => columns.some((column) => column.field === field && column.isFixed),
    choices,
  };
  const area = areaOf(selection);
  const chosen = ids.slice(area.top, area.bottom + 1);
  const head = { id: ids[selection.head.row], field: fields[selection.head.column] };
  const problem = cells.problems.get(`${head.id} ${head.field}`);
  const go = ({ id, field }: CellRefusal) => {
    if (!ids.includes(id)) setFilter('');
    const row = Math.max(0, (ids.includes(id) ? ids : rows.map((one) => one.id)).indexOf(id));
    const place = { row, column: Math.max(0, fields.indexOf(field)) };
    setSelection({ anchor: place, head: place });
  };
  const calculate: Parameters<typeof GridTools>[0]['onCalculate'] = (formula, rounding) => {
    const result = calculated(grid, area, { formula, rounding });
    if (result.kind === 'changed') {
      cells.change(result.cells);
      setNote(tools.applied(result.cells.length));
    } else if (result.kind === 'negative') setNote(tools.negative(result.count, nameOf(result.id)));
    else setNote(result.kind === 'no-formula' ? tools.noFormula : tools.noNumbers);
  };
  return (
    <>
      <div className={styles.sheetHead}>
        <h2 id="variations-title">{words.staffVariations.section.count(rows.length, 0)}</h2>
        <TextField
          id="grid-filter"
          type="search"
          label={tools.filter}
          value={filter}
          onChange={(event) => {
            setFilter(event.currentTarget.value);
            setSelection(start);
          }}
        />
      </div>
      {cells.heard?.kind === 'conflict' ? (
        <CellConflicts
          conflicts={cells.heard.cells}
          grid={grid}
          columns={columns}
          nameOf={nameOf}
          onSettle={cells.settle}
        />
      ) : null}
      <CellProblems problems={[...cells.problems.values()]} columns={columns} nameOf={nameOf} onGo={go} />
      <GridTools
        canUndo={cells.state.past.length > 0}
        canRedo={cells.state.future.length > 0}
        onUndo={cells.undo}
        onRedo={cells.redo}
        onFillDown={() => cells.change(filledDown(grid, area))}
        onCalculate={calculate}
        rows={chosen.length}
        onRemove={() => onRemove(chosen)}
      />
      <PictureStrip
        productId={product.id}
        pictures={pictures}
        onGive={(image) => cells.change(pictured(grid, chosen, image))}
      />
      <output className={problem ? styles.cellError : styles.note} aria-live="polite">
        {problem
          ? sentenceOf(problem)
          : note || tools.selected(chosen.length, area.right - area.left + 1) || '\u00a0'}
      </output>
      {ids.length === 0 ? (
        <p>{tools.nothingFound}</p>
      ) : (
        <VariationGrid
          grid={grid}
          columns={columns}
          problems={cells.problems}
          isEdited={(id, field) => cells.state.edits.get(id)?.[field] !== undefined}
          nameOf={nameOf}
          pictures={pictures}
          selection={selection}
          onSelect={(next) => {
            setSelection(next);
            setNote('');
          }}
          onChange={cells.change}
          onUndo={cells.undo}
          onRedo={cells.redo}
          onClipped={(count) => setNote(count === 0 ? '' : tools.clipped(count))}
          onPicture={(id, image) => cells.change(pictured(grid, chosen.includes(id) ? chosen : [id], image))}
        />
      )}
      <details className={styles.keys}>
        <summary>{tools.keysTitle}</summary>
        <p>{tools.keys}</p>
      </details>
    </>
  );
}
