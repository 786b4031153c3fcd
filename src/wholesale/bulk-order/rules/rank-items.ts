import type { BulkItem } from './bulk-item.ts';

/**
 * Puts the items that a typed text means before the others, which stay in their order: first the one whose code it is, then those whose
 * label holds most of its words, as beginnings of words. What is found by its product's name alone stays where it was found.
 */
export function rankItems(
  items: readonly BulkItem[],
  asked: { readonly words: readonly string[]; readonly code: string },
  codeOf: (text: string) => string,
): readonly BulkItem[] {
  const weightOf = ({ sku, label }: BulkItem) => {
    if (asked.code !== '' && sku !== null && codeOf(sku) === asked.code) return asked.words.length + 1;
    const held = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return asked.words.filter((word) => held.some((own) => own.startsWith(word))).length;
  };
  return items
    .map((item) => ({ item, weight: weightOf(item) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ item }) => item);
}
