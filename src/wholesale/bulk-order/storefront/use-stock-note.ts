import { useEffect, useState } from 'react';
import { announce } from '#kit/ui/live/announce.ts';
import { stockNoteMs } from '../rules/bulk-form-limits.ts';
import { useBulkWords } from './use-bulk-words.ts';

/** Says in a product's field for 1.2 s that there are only so many in stock (BULK-30). */
export function useStockNote(): { readonly note: string | null; readonly show: (count: number) => void } {
  const words = useBulkWords();
  const [note, setNote] = useState<string | null>(null);
  useEffect(() => {
    if (note === null) return;
    const timer = setTimeout(() => setNote(null), stockNoteMs);
    return () => clearTimeout(timer);
  }, [note]);
  return {
    note,
    show(count) {
      setNote(words.onlyInStock(count));
      announce(words.onlyInStock(count));
    },
  };
}
