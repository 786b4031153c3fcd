import { useCallback } from 'react';
import type { VariationChoice } from '#catalogue/variations/rules/variation-choice.ts';
import { VariationForm, type VariationFormProps } from '#catalogue/variations/storefront/variation-form.tsx';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { writeFacts } from './write-facts.ts';

/** The form of a product that is chosen by its options; the table of facts follows the choice (VAR-19). */
export function VariablePurchaseForm({ onShown, ...form }: VariationFormProps) {
  const { product } = form;
  const { locale } = useWords();
  const show = useCallback(
    (variation: VariationChoice | null) => {
      writeFacts(product, variation, locale);
      onShown(variation);
    },
    [product, locale, onShown],
  );
  return <VariationForm {...form} onShown={show} />;
}
