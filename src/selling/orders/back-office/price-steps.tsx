import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { PriceStepList } from '#pricing/prices/back-office/price-step-list.tsx';
import type { PriceStep } from '#pricing/prices/rules/price-of.ts';
import styles from './price-steps.module.css';

/** How the price of a line came about, step by step. */
export function PriceSteps({ steps }: { steps: readonly PriceStep[] }) {
  const { backOffice } = useBackOfficeWords();
  if (steps.length === 0) return null;
  return (
    <details className={styles.steps}>
      <summary>{backOffice.order.howPriced}</summary>
      <PriceStepList steps={steps} />
    </details>
  );
}
