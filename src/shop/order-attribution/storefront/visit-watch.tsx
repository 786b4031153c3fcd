import { useEffect } from 'react';
import { mayTrack } from './may-track.ts';

/** Notes each opened page in the visit's cookies, after it was painted; where that is not allowed nothing is fetched (ATTR-07). */
export function VisitWatch({ allowed }: { allowed: boolean }) {
  useEffect(() => {
    const may = mayTrack(allowed);
    if (!may && !document.cookie.includes('sbjs_')) return;
    void import('./track-visit.ts').then(
      ({ trackVisit }) => trackVisit(may),
      // Where a visit came from is not worth an error.
      () => undefined,
    );
  }, [allowed]);
  return null;
}
