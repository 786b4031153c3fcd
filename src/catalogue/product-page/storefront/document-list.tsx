import { documentPath } from '#catalogue/media/rules/document.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import type { ProductDocument } from '../rules/product-document.ts';
import styles from './product-facts.module.css';

/** The documents of a product as downloads: what they are, in which language, how large. */
export function DocumentList({ documents }: { readonly documents: readonly ProductDocument[] }) {
  const { locale } = useWords();
  const { documents: words } = productPageFor(locale);
  return (
    <section className={styles.codes}>
      <h2>{words.title}</h2>
      <ul className={styles.documents}>
        {documents.map(({ key, kind, language, title, bytes }) => (
          <li key={key}>
            <a href={documentPath(key)} download>
              {title || words.kinds[kind]}
            </a>
            <small>
              {[
                ...(title === '' ? [] : [words.kinds[kind]]),
                words.languages[language],
                words.size(bytes),
              ].join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
