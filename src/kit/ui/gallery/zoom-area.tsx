import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { GalleryIcon } from './gallery-icon.tsx';
import styles from './zoom-area.module.css';
import { pointByKey, pointDragged, pointUnder, zoomCentre } from './zoom-point.ts';

export type ZoomAreaProps = {
  readonly label: string;
  /** stays magnified by the button, not only while a mouse is over it */
  readonly magnified: boolean;
  readonly onMagnified: (magnified: boolean) => void;
  /** width of the picture's largest file in pixels */
  readonly largest: number;
  /** the picture, for the `sizes` that it is shown in: null for its usual ones */
  readonly children: (sizes: string | null) => ReactNode;
};

const leastScale = 2;

/** Magnifies a picture where it stands: under the mouse, or by a button, then with arrows or a finger; Escape ends it. */
export function ZoomArea({ label, magnified, onMagnified, largest, children }: ZoomAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const point = useRef(zoomCentre);
  const [hovered, setHovered] = useState(false);
  const [scale, setScale] = useState(leastScale);
  const near = hovered || magnified;
  const look = (next: typeof zoomCentre) => {
    point.current = next;
    area.current?.style.setProperty('--zoom-x', `${next.x}%`);
    area.current?.style.setProperty('--zoom-y', `${next.y}%`);
  };
  const measure = () => setScale(Math.max(leastScale, largest / (area.current?.clientWidth || largest)));
  const onPointerMove = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box) return;
    if (event.pointerType === 'mouse') {
      if (!hovered) measure();
      setHovered(true);
      look(pointUnder(event, box));
    } else if (magnified) {
      look(pointDragged(point.current, { x: event.movementX, y: event.movementY }, box, scale));
    }
  };
  const toggle = () => {
    measure();
    look(zoomCentre);
    onMagnified(!magnified);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!magnified) return;
    const next = pointByKey(event.key, point.current);
    if (event.key === 'Escape') onMagnified(false);
    else if (next) look(next);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.frame}>
      <div
        ref={area}
        className={styles.area}
        data-near={near ? '' : undefined}
        data-held={magnified ? '' : undefined}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setHovered(false)}
      >
        <div className={styles.picture} style={near ? { transform: `scale(${scale})` } : undefined}>
          {children(near ? `${largest}px` : null)}
        </div>
      </div>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        aria-pressed={magnified}
        title={label}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        <GalleryIcon name="magnify" />
      </button>
    </div>
  );
}
