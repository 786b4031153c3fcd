import { longestTitle } from './list-limits.ts';
import type { ListResult } from './list-refusal.ts';

/** Reads the name of a list: blanks run together, what cannot be seen left out; without one nothing is saved (LIST-05). */
export function readListTitle(typed: string): ListResult<{ readonly title: string }> {
  // Long nonsense is not looked at character by character.
  const title = typed
    .slice(0, longestTitle * 20)
    .replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim();
  if (title === '') return { ok: false, error: { code: 'title-missing' } };
  if ([...title].length > longestTitle || typed.length > longestTitle * 20) {
    return { ok: false, error: { code: 'title-too-long', limit: longestTitle } };
  }
  return { ok: true, title };
}
