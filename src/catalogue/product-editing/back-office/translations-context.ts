import { createContext, useState } from 'react';
import type { ProductField } from '../rules/product-schema.ts';
import type { ProductForm } from './use-product-form.ts';

type ShownTranslations = {
  /** the shop has its other language, or the product texts in it */
  readonly isOffered: boolean;
  readonly isShown: boolean;
  readonly language: 'it' | 'en';
  readonly toggle: () => void;
};

const translated: readonly ProductField[] = [
  'translatedName',
  'translatedShortDescription',
  'translatedDescription',
  'translatedPurchaseNote',
  'translatedSeoTitle',
  'translatedSeoDescription',
];

/** Texts in the other language, folded until they are asked for or wrong. */
export function useTranslations(form: ProductForm, hasOtherLanguage: boolean): ShownTranslations {
  const [isOpen, setOpen] = useState(false);
  const isWrong = translated.some((field) => form.problems[field]);
  return {
    isOffered: hasOtherLanguage || translated.some((field) => form.values[field] !== ''),
    isShown: isOpen || isWrong,
    language: form.otherLanguage,
    toggle: () => setOpen(!isOpen),
  };
}

export const TranslationsContext = createContext<ShownTranslations>({
  isOffered: false,
  isShown: false,
  language: 'en',
  toggle: () => undefined,
});
