import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { LibraryItem } from '../rules/library-item.ts';
import { cutArea, focusWithin, isCut, MOST_CUT, squareAround } from '../rules/picture-cut.ts';
import styles from './shape-stage.module.css';
import type { readShape, TypedShape } from './typed-shape.ts';

const sides = ['left', 'top', 'right', 'bottom'] as const;
type Side = (typeof sides)[number];
const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;

// Shares are drawn on a picture of this width; its height follows from the proportions.
const DRAWN = 10_000;

export type ShapeStageProps = {
  readonly item: LibraryItem;
  readonly shape: ReturnType<typeof readShape>;
  readonly onChange: (change: Partial<TypedShape>) => void;
};

/** The whole picture with what is left of it and the square of the point in view. Fields beside it say the same in numbers, for keyboards. */
export function ShapeStage({ item, shape, onChange }: ShapeStageProps) {
  const { shape: words } = useBackOfficeWords().staffMedia;
  const stage = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Side | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  // Drawn by scripts alone: the policy of pages lets no markup bring styles.
  useEffect(() => setIsDrawn(true), []);
  const { edges, point, fills } = shape;

  function at(event: PointerEvent): { readonly x: number; readonly y: number } {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const share = (value: number, from: number, length: number) =>
      Math.round(Math.min(Math.max(0, ((value - from) / length) * 100), 100));
    return {
      x: share(event.clientX, box.left, box.width),
      y: share(event.clientY, box.top, box.height),
    };
  }
  function cut(side: Side, event: PointerEvent): void {
    const { x, y } = at(event);
    const share = { left: x, top: y, right: 100 - x, bottom: 100 - y }[side];
    onChange({ [side]: String(Math.min(share, MOST_CUT - edges[opposite[side]])) });
  }
  function choose(event: PointerEvent): void {
    const { x, y } = at(event);
    onChange({ fills: true, focusX: String(x), focusY: String(y) });
  }
  const size = wholeSize(item);
  const left = cutArea(size, edges);
  const square = squareAround(left, focusWithin(point, edges));
  const percent = (value: number, of: number) => `${(value / of) * 100}%`;
  return (
    <div
      ref={stage}
      className={styles.stage}
      role="img"
      aria-label={words.preview}
      onPointerDown={(event) => {
        if (event.target instanceof HTMLImageElement || event.target === event.currentTarget) choose(event);
      }}
    >
      <img src={wholeSource(item)} alt="" draggable={false} />
      {isDrawn ? (
        <>
          <div
            className={styles.shown}
            style={{
              left: percent(left.left, size.width),
              top: percent(left.top, size.height),
              width: percent(left.width, size.width),
              height: percent(left.height, size.height),
            }}
          >
            {sides.map((side) => (
              <span
                key={side}
                className={`${styles.handle} ${styles[side]}`}
                data-dragged={dragged === side || undefined}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(side);
                }}
                onPointerMove={(event) => (dragged === side ? cut(side, event) : undefined)}
                onPointerUp={() => setDragged(null)}
                onPointerCancel={() => setDragged(null)}
              />
            ))}
          </div>
          {fills ? (
            <>
              <div
                className={styles.square}
                style={{
                  left: percent(left.left + square.left, size.width),
                  top: percent(left.top + square.top, size.height),
                  width: percent(square.width, size.width),
                  height: percent(square.height, size.height),
                }}
              />
              <span className={styles.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
            </>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

/** The proportions of the whole picture, of which the row knows what is left. */
function wholeSize({ width, height, edges }: LibraryItem) {
  const whole = {
    width: width / (100 - edges.left - edges.right),
    height: height / (100 - edges.top - edges.bottom),
  };
  return { width: DRAWN, height: Math.max(1, Math.round((DRAWN * whole.height) / whole.width)) };
}

const largestDrawn = 800;

function wholeSource({ key, edges, widths }: LibraryItem): string {
  if (isCut(edges)) return `/media/${key}-whole.webp`;
  return `/media/${key}-${widths.findLast((width) => width <= largestDrawn) ?? widths[0]}.webp`;
}
