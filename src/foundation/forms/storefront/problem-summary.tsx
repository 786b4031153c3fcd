import type { Ref } from 'react';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useShopWords } from '#kit/words/storefront/use-shop-words.ts';
import type { CheckoutProblem } from '../rules/checkout-problem.ts';
import styles from './problem-summary.module.css';

export type ProblemSummaryProps = {
  readonly problems: readonly CheckoutProblem[];
  readonly platform: string;
  readonly ref?: Ref<HTMLDivElement>;
};

/** Why the order cannot be placed, each problem with a link to its field. */
export function ProblemSummary({ problems, platform, ref }: ProblemSummaryProps) {
  const { checkout } = useShopWords();
  if (problems.length === 0) return null;
  const hasFields = problems.some(({ field }) => field !== null);
  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1} id="checkout-problems">
      <Icon name="warning" />
      <div>
        {hasFields ? <h2>{checkout.errorsHeading}</h2> : null}
        <ul className={`${platform}-error`}>
          {problems.map(({ field, text }) => (
            <li key={`${field} ${text}`} data-id={field ?? undefined}>
              {field === null ? (
                text
              ) : (
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    if (focusField(field)) event.preventDefault();
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

/** Goes to a field, or to the drop-down that stands in front of it. */
function focusField(field: string): boolean {
  const element = document.getElementById(`${field}-combo`) ?? document.getElementById(field);
  element?.focus();
  return element !== null;
}
