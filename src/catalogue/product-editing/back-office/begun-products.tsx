import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { BegunProduct } from '../server/product-drafts.ts';
import styles from './begun-products.module.css';

/** The new products that somebody began and did not save, each with a link that goes on with it. */
export function BegunProducts({ begun }: { readonly begun: readonly BegunProduct[] }) {
  const { productEditor: words, locale } = useBackOfficeWords();
  if (begun.length === 0) return null;
  return (
    <Notice kind="info">
      {words.begun}
      <ul className={styles.begun}>
        {begun.map(({ form, name, savedAt }) => (
          <li key={form}>
            <a href={`/staff/products/new/?draft=${form}`}>{name || words.begunNameless}</a>{' '}
            <span>{formatDateTime(savedAt, locale)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
