import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import type { PriorNote } from '../rules/shown-price.ts';
import styles from './prior-price-note.module.css';

const dayOf = (moment: number) =>
  formatDateTime(new Date(moment).toISOString()).slice(0, '31/12/2026'.length);

/** What the struck price beside it is (art. 17-bis of the Codice del consumo). */
export function PriorPriceNote({ note }: { note: PriorNote }) {
  const { priorPrice: words } = productPageFor(useWords().locale);
  return (
    <p className={styles.note}>
      {note.kind === 'new-article' ? words.newArticle(dayOf(note.since)) : words[note.kind]}
    </p>
  );
}
