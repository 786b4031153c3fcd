import { tidyText } from './fields/tidy-text.ts';
import type { StateOption } from './state-field.ts';

// Phones type a curly apostrophe: L’Aquila is L'Aquila.
const folded = (text: string): string => tidyText(text).replaceAll('’', "'").toLowerCase();

/** The code of the option that was meant, by code or by label without regard to case; null if there is none (ADDR-12). */
export function matchState(options: readonly StateOption[], entered: string): string | null {
  const exact = options.find((option) => option.code === entered);
  if (exact) return exact.code;
  const wanted = folded(entered);
  if (wanted === '') return null;
  const meant =
    options.find((option) => folded(option.code) === wanted) ??
    options.find((option) => folded(option.label) === wanted);
  return meant?.code ?? null;
}
