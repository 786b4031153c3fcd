import { useEffect } from 'react';
import { scrollMarks } from '../rules/scroll-marks.ts';

/** Marks the document with what the scroll position calls for; style sheets do the rest, without another drawing. */
export function useScrollMarks(): void {
  useEffect(() => {
    const root = document.documentElement;
    const mark = () => {
      const { headerStuck, crumbsStuck, toTopActive } = scrollMarks(window.scrollY);
      root.toggleAttribute('data-header-stuck', headerStuck);
      root.toggleAttribute('data-crumbs-stuck', crumbsStuck);
      root.toggleAttribute('data-to-top', toTopActive);
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
}
