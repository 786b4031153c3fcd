import { type ReactNode, useEffect, useState } from 'react';
import type { BulkItem } from '../../rules/bulk-item.ts';
import type { SearchAnswer } from '../../rules/calls/search-reply.ts';
import { useBulkWords } from '../use-bulk-words.ts';
import { useFormContext } from './form-context.ts';
import styles from './table.module.css';

export type ItemOptionsProps = { readonly item: BulkItem; readonly draw: (option: BulkItem) => ReactNode };

/** The variations of a product, asked for when they are opened (BULK-04). */
export function ItemOptions({ item, draw }: ItemOptionsProps) {
  const { calls } = useFormContext();
  const words = useBulkWords();
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void calls.search({ words: '', optionsOf: item.id }, left.signal).then((found) => {
      if (!left.signal.aborted) setAnswer(found);
    });
    return () => left.abort();
  }, [calls, item.id]);
  if (answer?.kind !== 'found') {
    const says = { failed: words.failed, nothing: words.noProducts }[answer?.kind ?? 'failed'];
    return <p className={styles.status}>{answer ? says : words.searching}</p>;
  }
  return (
    <ul className={styles.options} aria-label={words.optionsOf(item.label)}>
      {answer.items.map(draw)}
    </ul>
  );
}
