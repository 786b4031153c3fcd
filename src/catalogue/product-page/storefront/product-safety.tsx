import { useWords } from '#kit/words/storefront/use-words.ts';
import { productPageFor } from '#messages/product/product-page-for.ts';
import type { ProductSafetyFacts } from '../rules/product-safety-facts.ts';
import styles from './product-facts.module.css';

/** Who answers for the safety of a product, with postal address and email. */
export function ProductSafety({ manufacturer, responsible }: ProductSafetyFacts) {
  const { safety } = productPageFor(useWords().locale);
  const named = [
    [safety.manufacturer, manufacturer],
    [safety.responsible, responsible],
  ] as const;
  return (
    <section className={styles.codes}>
      <h2>{safety.title}</h2>
      <dl>
        {named.map(([role, contact]) =>
          contact === null
            ? null
            : [
                <dt key={role}>{role}</dt>,
                <dd key={`${role} address`}>
                  <span>{contact.name}</span>
                  <span>{contact.address}</span>
                  <a href={`mailto:${contact.email}`}>{contact.email}</a>
                </dd>,
              ],
        )}
      </dl>
    </section>
  );
}
