import type { Ref } from 'react';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { productReviewsFor } from '#messages/product-reviews-for.ts';
import styles from './review-form.module.css';

/** A sentence, and the field that it is about; null for what concerns the whole form. */
export type ShownProblem = { readonly field: string | null; readonly text: string };

/** Why a review is refused, each with a link to its field. */
export function ReviewProblems({
  problems,
  ref,
}: {
  problems: readonly ShownProblem[];
  ref?: Ref<HTMLDivElement>;
}) {
  const { form } = productReviewsFor(useWords().locale);
  if (problems.length === 0) return null;
  return (
    <div ref={ref} className={styles.problems} role="alert" tabIndex={-1}>
      <Icon name="warning" />
      <div>
        {problems.some(({ field }) => field !== null) ? <h3>{form.errorsHeading}</h3> : null}
        <ul>
          {problems.map(({ field, text }) => (
            <li key={text}>
              {field === null ? (
                text
              ) : (
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    // The address stays as it is: it says which tab is open (PDP-03).
                    event.preventDefault();
                    document.getElementById(field)?.focus();
                  }}
                >
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
