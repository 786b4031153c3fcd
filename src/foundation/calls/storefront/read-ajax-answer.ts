import { parseJson } from '#kit/text/rules/parse-json.ts';

/** What the generic ajax endpoint says of a call; `data` is null where the answer holds none. */
export type AjaxAnswer = { readonly success: boolean; readonly data: unknown };

/**
 * Reads an answer of the generic ajax endpoint: `1` is a success, any other is read as `{success, data}`, and a `success` that is not
 * true, or missing, is a failure (WIRE-06). Calls that answer a word, a number, an address or markup are not read with it.
 */
export function readAjaxAnswer(text: string): AjaxAnswer {
  if (text.trim() === '1') return { success: true, data: null };
  const answer = parseJson(text);
  if (typeof answer !== 'object' || answer === null) return { success: false, data: null };
  return {
    success: 'success' in answer && answer.success === true,
    data: 'data' in answer ? (answer.data ?? null) : null,
  };
}
