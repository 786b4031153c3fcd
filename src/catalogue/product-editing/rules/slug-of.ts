import { LONGEST_SLUG } from './product-limits.ts';

/** A text as a part of an address: `Filtro dell’olio (5 l)` becomes `filtro-dell-olio-5-l`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST_SLUG)
    .replace(/-$/, '');
}
