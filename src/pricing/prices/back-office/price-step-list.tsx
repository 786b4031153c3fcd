import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatDateTime } from '#kit/ui/display/format-date-time.ts';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { PriceStep } from '../rules/price-of.ts';
import type { Validity } from '../rules/validity.ts';
import styles from './price-step-list.module.css';

/** The steps that led to a price, in the words of the staff area. */
export function PriceStepList({ steps }: { steps: readonly PriceStep[] }) {
  const { staffPrices, locale } = useBackOfficeWords();
  const words = staffPrices.steps;
  const timeOf = (at: number | null) =>
    at === null ? null : formatDateTime(new Date(at).toISOString(), locale);
  const validityOf = ({ from, to }: Validity) => words.validity(timeOf(from), timeOf(to));
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.step}>
          <span>
            {sentenceOf(step, words)}
            {'validity' in step && step.validity ? <small>{validityOf(step.validity)}</small> : null}
          </span>{' '}
          <strong>{formatEuro(step.amount, locale)}</strong>
        </li>
      ))}
    </ol>
  );
}

type StepWords = ReturnType<typeof useBackOfficeWords>['staffPrices']['steps'];

function sentenceOf(step: PriceStep, words: StepWords): string {
  switch (step.step) {
    case 'regular':
    case 'sale':
      return words[step.step];
    case 'price-list':
      return words.priceList(step.list);
    case 'percentage':
      return words.percentage(step.list, step.basisPoints / 100, step.brand, step.category);
    case 'tier':
      return words.tier(step.list, step.minQuantity);
    case 'offer':
      return words.offer(step.offer);
    case 'staff':
      return words.staff(step.reason);
  }
}
