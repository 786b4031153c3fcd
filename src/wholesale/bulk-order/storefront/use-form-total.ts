import { useEffect, useState } from 'react';
import type { Cents } from '#foundation/money/rules/cents.ts';
import { totalPauseMs } from '../rules/bulk-form-limits.ts';
import type { BulkCalls } from './browser/bulk-calls.ts';

/** The form's total as the shop formats it: asked for when it has changed (BULK-33); null until it has come. */
export function useFormTotal(total: Cents, calls: Pick<BulkCalls, 'total'>): string | null {
  const [markup, setMarkup] = useState<string | null>(null);
  useEffect(() => {
    const asked = new AbortController();
    const timer = setTimeout(() => {
      void calls.total(total, asked.signal).then((answer) => {
        if (!asked.signal.aborted && answer !== null) setMarkup(answer);
      });
    }, totalPauseMs);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [total, calls]);
  return markup;
}
