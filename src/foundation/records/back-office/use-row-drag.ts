import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { RowMove } from '../rules/row-move.ts';

/** Where a dragged row would be dropped. */
export type DropTarget = Extract<RowMove, { readonly target: number }>;

/** Pixels after which a press is a drag, and from the edge of the window on in which the page scrolls along. */
const DRAG_BEGINS = 5;
const EDGE = 72;

const rowAttribute = 'data-row';
const idOf = (row: Element) => Number(row.getAttribute(rowAttribute));

/** The position at a point: the upper and the lower quarter of a row of a tree stand for before and after it, the middle for inside; of a list its halves. */
function targetAt(x: number, y: number, dragged: number, isTree: boolean): DropTarget | null {
  const row = document.elementFromPoint(x, y)?.closest(`[${rowAttribute}]`);
  if (!row || row.closest('li')?.parentElement?.closest(`li:has(> [${rowAttribute}="${dragged}"])`))
    return null;
  const target = idOf(row);
  if (target === dragged) return null;
  const { top, height } = row.getBoundingClientRect();
  const share = (y - top) / height;
  if (share < (isTree ? 0.25 : 0.5)) return { kind: 'before', target };
  if (isTree && share <= 0.75) return { kind: 'inside', target };
  // Below an unfolded row stands its first child.
  const child = row.nextElementSibling?.querySelector(`[${rowAttribute}]`);
  if (!child) return { kind: 'after', target };
  return idOf(child) === dragged ? null : { kind: 'before', target: idOf(child) };
}

/** Dragging rows by their handles with mouse, pen or finger; Escape cancels. */
export function useRowDrag(onDrop: (id: number, move: DropTarget) => void, { isTree = false } = {}) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<DropTarget | null>(null);
  const begun = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);

  function end(): void {
    begun.current = null;
    setDragged(null);
    setTarget(null);
  }

  useEffect(() => {
    if (dragged === null) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      begun.current = null;
      setDragged(null);
      setTarget(null);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [dragged]);

  const handlers = (id: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      begun.current = { id, x: event.clientX, y: event.clientY };
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>): void {
      if (begun.current?.id !== id) return;
      const { x, y } = begun.current;
      if (dragged === null && Math.hypot(clientX - x, clientY - y) < DRAG_BEGINS) return;
      setDragged(id);
      setTarget(targetAt(clientX, clientY, id, isTree));
      if (clientY < EDGE) scrollBy(0, -EDGE / 4);
      if (clientY > innerHeight - EDGE) scrollBy(0, EDGE / 4);
    },
    onPointerUp(): void {
      if (begun.current?.id === id && dragged === id && target) onDrop(id, target);
      end();
    },
    onPointerCancel: end,
  });
  return { dragged, target, handlers };
}
