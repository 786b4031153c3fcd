import { formatEuro } from '#shop/money/rules/format-euro.ts';
import type { PriceStep } from '#shop/pricing/rules/price-of.ts';
import { type BackOfficeWords, useBackOfficeWords } from '#shop/site/back-office/use-back-office-words.ts';
import styles from './price-steps.module.css';

/** How the price of a line came about, step by step. */
export function PriceSteps({ steps }: { steps: readonly PriceStep[] }) {
  const { backOffice, locale } = useBackOfficeWords();
  if (steps.length === 0) return null;
  return (
    <details className={styles.steps}>
      <summary>{backOffice.order.howPriced}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step.step}>
            {sentenceOf(step, backOffice.order.steps)} <strong>{formatEuro(step.amount, locale)}</strong>
          </li>
        ))}
      </ol>
    </details>
  );
}

function sentenceOf(step: PriceStep, words: BackOfficeWords['backOffice']['order']['steps']): string {
  switch (step.step) {
    case 'regular':
    case 'sale':
      return words[step.step];
    case 'price-list':
      return words['price-list'](step.list);
    case 'tier':
      return words.tier(step.list, step.minQuantity);
  }
}
