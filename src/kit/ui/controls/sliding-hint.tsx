import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './sliding-hint.module.css';

/** Slides the hint of the field inside open when the field gets focus; a click outside and Escape close it (SITE-07). */
export function SlidingHint({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const open = useFocusArea(area);
  return (
    <div ref={area} className={styles.area} data-open={open || undefined}>
      {children}
    </div>
  );
}

/** True from the moment that focus enters an area until a click outside it or Escape. */
function useFocusArea(area: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = area.current;
    const left = new AbortController();
    const listen = { signal: left.signal };
    element?.addEventListener('focusin', () => setOpen(true), listen);
    element?.addEventListener('keydown', (event) => event.key === 'Escape' && setOpen(false), listen);
    document.addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && !element?.contains(target) && setOpen(false),
      listen,
    );
    return () => left.abort();
  }, [area]);
  return open;
}
