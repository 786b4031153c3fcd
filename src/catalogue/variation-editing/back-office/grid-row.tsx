import { type KeyboardEvent, useState } from 'react';
import { pictureBase } from '#catalogue/media/rules/picture-base.ts';
import type { ProductPicture } from '#catalogue/media/rules/product-picture.ts';
import { Picture } from '#kit/ui/display/picture.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { CellArea } from '../rules/cell-block.ts';
import { writeText } from '../rules/cell-text.ts';
import { isInArea } from '../rules/grid-selection.ts';
import { kindOf } from '../rules/variation-field.ts';
import { CellInput } from './cell-input.tsx';
import { cellId, pictureType, type VariationGridProps } from './grid-props.ts';
import { useCellSentence } from './use-cell-sentence.ts';
import styles from './variation-grid.module.css';

export type GridRowProps = Pick<
  VariationGridProps,
  | 'grid'
  | 'columns'
  | 'problems'
  | 'isEdited'
  | 'nameOf'
  | 'pictures'
  | 'selection'
  | 'onSelect'
  | 'onPicture'
> & {
  readonly id: number;
  readonly row: number;
  readonly start: number;
  readonly area: CellArea;
  readonly editing: { readonly text: string; readonly isWhole: boolean } | null;
  readonly onEdit: (text: string | null) => void;
  readonly onFinish: (text: string | null) => void;
  readonly onMove: (event: KeyboardEvent, key?: string) => boolean;
  readonly onFocus: () => void;
  /** the pointer was pressed on a cell: what it passes over is chosen, until it is let go */
  readonly onDrag: () => void;
  readonly isDragging: () => boolean;
};

/** A variation: its cells, on which a picture can be dropped. */
export function GridRow(props: GridRowProps) {
  const { id, row, start, grid, columns, area, selection, editing, problems, onSelect, onFocus } = props;
  const { staffVariations: words } = useBackOfficeWords();
  const sentenceOf = useCellSentence();
  const [isOver, setOver] = useState(false);
  const name = props.nameOf(id);
  const { head, anchor } = selection;
  const choose = (column: number, isExtended: boolean) => {
    const place = { row, column };
    onSelect({ anchor: isExtended ? anchor : place, head: place });
    onFocus();
  };
  return (
    <tr
      className={`${styles.row} ${isOver ? styles.over : ''}`}
      aria-rowindex={row + 2}
      style={{ transform: `translateY(${start}px)` }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(pictureType)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const image = Number(event.dataTransfer.getData(pictureType));
        if (image > 0) props.onPicture(id, image);
      }}
    >
      <th className={styles.rowHead} scope="row" aria-colindex={1}>
        <button
          type="button"
          tabIndex={-1}
          title={words.chooseRow(name)}
          onClick={(event) => {
            const end = { row, column: columns.length - 1 };
            onSelect({
              anchor: event.shiftKey ? { row: anchor.row, column: 0 } : { row, column: 0 },
              head: end,
            });
            onFocus();
          }}
        >
          <small>{row + 1}</small>
          <span>{name}</span>
        </button>
      </th>
      {columns.map(({ field, isFixed }, column) => {
        const isHead = head.row === row && head.column === column;
        const problem = problems.get(`${id} ${field}`);
        const value = grid.value(id, field);
        const kind = kindOf(field);
        const looks = [
          styles.cell,
          kind === 'amount' || kind === 'whole' ? styles.number : '',
          isInArea(area, { row, column }) ? styles.chosen : '',
          isHead ? styles.head : '',
          props.isEdited(id, field) ? styles.edited : '',
          problem ? styles.wrong : '',
          isFixed ? styles.fixed : '',
        ];
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cell of a grid can be chosen.
          <td
            key={field}
            id={cellId({ row, column })}
            className={looks.join(' ')}
            aria-colindex={column + 2}
            aria-selected={isInArea(area, { row, column })}
            aria-readonly={isFixed || undefined}
            aria-invalid={problem ? true : undefined}
            title={problem ? sentenceOf(problem) : undefined}
            onMouseDown={(event) => {
              if (event.button !== 0 || (isHead && editing)) return;
              event.preventDefault();
              props.onDrag();
              if (isHead && !event.shiftKey && isTouch()) props.onEdit(null);
              else choose(column, event.shiftKey);
            }}
            onMouseEnter={(event) => {
              if (props.isDragging() && event.buttons === 1 && !editing)
                onSelect({ anchor, head: { row, column } });
            }}
            onDoubleClick={() => props.onEdit(null)}
          >
            {isHead && editing ? (
              <CellInput
                field={field}
                first={editing}
                choices={grid.choices}
                label={`${name}, ${columns[column]?.label ?? ''}`}
                onFinish={props.onFinish}
                onMove={props.onMove}
              />
            ) : (
              <>
                {kind === 'picture' ? (
                  <Thumb picture={props.pictures.find((one) => one.id === value)} />
                ) : null}
                <span className={styles.text}>{writeText(field, value, grid.choices)}</span>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function Thumb({ picture }: { readonly picture: ProductPicture | undefined }) {
  if (!picture) return null;
  return (
    <Picture
      className={styles.thumb}
      source={{ ...pictureBase(picture), alt: '' }}
      sizes="32px"
      upTo={320}
      draggable={false}
    />
  );
}

/** On a screen that is touched a second touch edits, as there is no key for it. */
const isTouch = () => window.matchMedia('(pointer: coarse)').matches;
