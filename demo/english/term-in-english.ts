import { termNames } from './attribute-names.data.ts';

/** A term in English: `Left`, `0.5 l`, `5W-30`. */
export const termInEnglish = (term: string): string => termNames[term] ?? term.replace(/(\d),(?=\d)/g, '$1.');
