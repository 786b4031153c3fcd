import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { QuantityWarning } from '../rules/item-facts.ts';

/** What is to be looked at in a line before the draft is sent. */
export type LineCheck = {
  readonly name: string;
  readonly warning: QuantityWarning | { readonly code: 'free' };
};

/** What is to be looked at before a draft is sent: items that are not sold, or not in this quantity, and prices of zero. */
export function OfferChecks({ lines }: { readonly lines: readonly LineCheck[] }) {
  const { staffOffers: words } = useBackOfficeWords();
  if (lines.length === 0) return null;
  return (
    <Notice kind="warning">
      <strong>{words.checks.heading}</strong>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with the draft
          <li key={index}>{sentenceOf(line, words.checks)}</li>
        ))}
      </ul>
    </Notice>
  );
}

type Words = ReturnType<typeof useBackOfficeWords>['staffOffers']['checks'];

function sentenceOf({ name, warning }: LineCheck, words: Words): string {
  switch (warning.code) {
    case 'not-enough-stock':
      return words[warning.code](name, warning.available);
    case 'below-minimum':
      return words[warning.code](name, warning.minimum);
    case 'above-maximum':
      return words[warning.code](name, warning.maximum);
    case 'not-in-steps':
      return words[warning.code](name, warning.step);
    default:
      return words[warning.code](name);
  }
}
