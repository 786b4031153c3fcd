import { useEffect, useState } from 'react';
import { firstHighlightAfterMs } from '../rules/tier-terms.ts';

/** False for the first moments after load, then true: from then on the table follows every change at once (TIER-05). */
export function useFirstHighlight(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), firstHighlightAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}
