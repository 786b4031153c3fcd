import { mostAtOnce } from '#pricing/quantities/rules/largest-quantities.ts';
import type { BulkLayout } from './bulk-layout.ts';

/** Milliseconds after the last key before a search is asked for, by layout (BULK-22). */
export const typingPauseMs: Readonly<Record<BulkLayout, number>> = { classic: 600, indigo: 400, cream: 400 };

/** Milliseconds after the page has loaded in which multiple forms on it search without that delay (BULK-23). */
export const manyFormsMs = 5000;

/** Milliseconds for which a field says that only so many are in stock (BULK-30). */
export const stockNoteMs = 1200;

/** Milliseconds for which a button says that only so many are in stock (BULK-40). */
export const onlyLeftMs = 2500;

/** Milliseconds for which an add holds the lock, and between two tries of one that meets it (BULK-42). */
export const addLockMs = 500;
export const lockedRetryMs = 100;

/** Milliseconds after the last change of the quantities before the total is asked for (wire 4.5). */
export const totalPauseMs = 500;

/** Rows that the classic form begins with, and as many as it can have. */
export const firstRows = 5;
export const mostRows = mostAtOnce;

/** Things that the drop-down of a row of the classic form offers. */
export const mostOffered = 8;

/** Variations that `view options` opens; a product that has more shows the others on its own page. */
export const mostOptions = 100;
