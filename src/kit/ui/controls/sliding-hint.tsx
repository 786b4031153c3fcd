import { type ReactNode, useRef } from 'react';
import styles from './sliding-hint.module.css';
import { useFocusArea } from './use-focus-area.ts';

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
