import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import type { FitSummary } from '../rules/fit-summary.ts';
import styles from './fit-lines.module.css';

const tables = '#tab-additional_information';

/** Cars and OE numbers in a line each, which lead to the whole tables. */
export function FitLines({ fit }: { readonly fit: FitSummary | null }) {
  const words = productPageFor(useWords().locale);
  if (!fit) return null;
  const { models, codes } = fit;
  return (
    <ul className={styles.fit}>
      {models ? (
        <li>
          <a href={tables}>{words.fits(models.first, models.more)}</a>
        </li>
      ) : null}
      {codes ? (
        <li>
          <a href={tables}>{words.oeCodes(codes.first, codes.more)}</a>
        </li>
      ) : null}
    </ul>
  );
}
