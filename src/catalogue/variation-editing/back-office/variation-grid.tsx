import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { writeText } from '../rules/cell-text.ts';
import { cleared, copied, filledDown, pasted, typedInto } from '../rules/grid-commands.ts';
import { areaOf, moveSelection } from '../rules/grid-selection.ts';
import { cellId, type VariationGridProps } from './grid-props.ts';
import { GridRow } from './grid-row.tsx';
import styles from './variation-grid.module.css';

const ROW_HEIGHT = 40;
/** The variations of a product as a spreadsheet. The focus stays on the grid, which says in which cell one stands. */
export function VariationGrid(props: VariationGridProps) {
  const { grid, columns, selection, onSelect, onChange } = props;
  const { staffVariations: words } = useBackOfficeWords();
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const focus = () => table.current?.focus({ preventScroll: true });
  const [editing, setEditing] = useState<{ readonly text: string; readonly isWhole: boolean } | null>(null);
  const isLeaving = useRef(false);
  const isDragging = useRef(false);
  const virtual = useVirtualizer({
    count: grid.ids.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    scrollPaddingStart: ROW_HEIGHT,
    scrollPaddingEnd: ROW_HEIGHT,
    overscan: 8,
  });
  const { head } = selection;
  const area = areaOf(selection);
  const headId = grid.ids[head.row];
  const headField = columns[head.column]?.field;
  const showRow = useRef(virtual.scrollToIndex);
  showRow.current = virtual.scrollToIndex;
  useEffect(() => {
    showRow.current(head.row);
    frame.current?.querySelector(`#${cellId(head)}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [head]);

  const edit = (text: string | null) => {
    if (headId === undefined || headField === undefined || columns[head.column]?.isFixed) return;
    setEditing({
      text: text ?? writeText(headField, grid.value(headId, headField), grid.choices),
      isWhole: text !== null,
    });
  };
  const finish = (text: string | null) => {
    if (text !== null && headId !== undefined && headField !== undefined) {
      onChange(typedInto(grid, headId, headField, text));
    }
    setEditing(null);
    focus();
  };
  const size = { rows: grid.ids.length, columns: columns.length };
  const move = (event: KeyboardEvent, key = event.key) => {
    const next = moveSelection(
      selection,
      { key, shift: event.shiftKey, control: event.ctrlKey || event.metaKey },
      size,
    );
    if (!next) return false;
    const isSame = next.head.row === head.row && next.head.column === head.column;
    // At the end of its row the Tab key leaves the grid.
    if (key === 'Tab' && isSame) return false;
    onSelect(next);
    return true;
  };

  const everything = {
    anchor: { row: 0, column: 0 },
    head: { row: size.rows - 1, column: size.columns - 1 },
  };
  const onKey = (event: KeyboardEvent) => {
    if (editing) return;
    const isControl = event.ctrlKey || event.metaKey;
    if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    if (event.key === 'Tab' && isLeaving.current) return;
    isLeaving.current = event.key === 'Escape';
    const commands: Readonly<Record<string, () => void>> = {
      a: () => onSelect(everything),
      d: () => onChange(filledDown(grid, area)),
      y: props.onRedo,
      z: event.shiftKey ? props.onRedo : props.onUndo,
    };
    const command = isControl ? commands[event.key.toLowerCase()] : undefined;
    if (command) command();
    else if (event.key === 'F2') edit(null);
    else if (event.key === 'Delete' || event.key === 'Backspace') onChange(cleared(grid, area));
    else if (event.key.length === 1 && !isControl && !event.altKey) edit(event.key);
    else if (!move(event)) return;
    event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent) => {
    if (editing) return;
    event.clipboardData.setData('text/plain', copied(grid, area));
    event.preventDefault();
    if (event.type === 'cut') onChange(cleared(grid, area));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const { cells, left, area: filled } = pasted(grid, area, event.clipboardData.getData('text/plain'));
    onChange(cells);
    onSelect({
      anchor: { row: filled.top, column: filled.left },
      head: { row: filled.bottom, column: filled.right },
    });
    props.onClipped(left);
  };
  const template = `var(--row-head) ${columns.map(({ width }) => `${width}px`).join(' ')}`;
  return (
    <div ref={frame} className={styles.frame} style={{ '--columns': template } as CSSProperties}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of ARIA is a table that is moved in.
        role="grid"
        tabIndex={0}
        aria-label={words.heading}
        aria-rowcount={size.rows + 1}
        aria-colcount={size.columns + 1}
        aria-multiselectable
        aria-activedescendant={editing ? undefined : cellId(head)}
        onKeyDown={onKey}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
      >
        <thead>
          <tr className={styles.heads} aria-rowindex={1}>
            <th className={styles.corner} scope="col" aria-colindex={1}>
              <button type="button" tabIndex={-1} onClick={() => onSelect(everything)}>
                {words.variation}
              </button>
            </th>
            {columns.map(({ field, label }, at) => (
              <th key={field} scope="col" aria-colindex={at + 2} className={styles.columnHead}>
                <button
                  type="button"
                  tabIndex={-1}
                  title={words.chooseColumn(label)}
                  onClick={() => {
                    onSelect({ anchor: { row: 0, column: at }, head: { row: size.rows - 1, column: at } });
                    focus();
                  }}
                >
                  {label}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const id = grid.ids[index];
            return id === undefined ? null : (
              <GridRow
                key={id}
                {...props}
                id={id}
                row={index}
                start={start}
                area={area}
                editing={index === head.row ? editing : null}
                onEdit={edit}
                onFinish={finish}
                onMove={move}
                onFocus={focus}
                isDragging={() => isDragging.current}
                onDrag={() => {
                  isDragging.current = true;
                  const end = () => {
                    isDragging.current = false;
                  };
                  window.addEventListener('mouseup', end, { once: true });
                }}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
