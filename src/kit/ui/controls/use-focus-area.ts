import { type RefObject, useEffect, useState } from 'react';

/** True from the moment that focus enters an area until a click outside it or Escape. */
export function useFocusArea(area: RefObject<HTMLElement | null>): boolean {
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
