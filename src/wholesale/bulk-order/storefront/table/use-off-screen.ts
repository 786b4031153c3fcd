import { type RefObject, useEffect, useState } from 'react';

/** Whether an element lies outside of what is seen of the page. */
export function useOffScreen(element: RefObject<Element | null>): boolean {
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const views = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setOff(!isIntersecting);
    });
    views.observe(element.current);
    return () => views.disconnect();
  }, [element]);
  return isOff;
}
