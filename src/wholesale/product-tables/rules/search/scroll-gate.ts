import { scrollMarginPx, scrollRestMs } from '../table-limits.ts';

/** Whether a page has been scrolled past the height of its table, but for a margin (TAB-37); pixels. */
export function isPastTable(scrolled: number, tableHeight: number): boolean {
  return scrolled > tableHeight - scrollMarginPx;
}

/** When infinite scroll asked last, in milliseconds; null: not since the last load of the table. */
export type ScrollGate = { readonly askedAt: number | null };

export const openGate: ScrollGate = { askedAt: null };

/** Infinite scroll asks once, and again after a while or after the next load, which opens the gate (TAB-38). */
export function mayAsk({ askedAt }: ScrollGate, now: number): boolean {
  return askedAt === null || now - askedAt >= scrollRestMs;
}
