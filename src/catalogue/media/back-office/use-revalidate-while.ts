import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const INTERVAL_MS = 2000;

/** Reads the page's data again every two seconds while something in it is still being made. */
export function useRevalidateWhile(isMaking: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isMaking, revalidate]);
}
