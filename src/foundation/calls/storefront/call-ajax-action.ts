import { type AjaxAnswer, readAjaxAnswer } from './read-ajax-answer.ts';

/** Where every action of the generic ajax endpoint is posted to (WIRE-05). */
export const ajaxActionAddress = '/wp-admin/admin-ajax.php';

/** What a call sends beside its action; a form where it brings a file or a name more than once. */
export type AjaxFields = Readonly<Record<string, string>> | FormData;

/** An answer as it came; status 0: none came at all. */
export type PlainAnswer = { readonly status: number; readonly text: string };

/**
 * Posts an action to the generic ajax endpoint and gives its bare answer, for calls that answer a word, a number, an address or markup
 * (WIRE-05, WIRE-06). The action has its prefix already; wholesale calls send `security` among their fields (WIRE-08).
 */
export async function postAjaxAction(
  action: string,
  fields: AjaxFields,
  signal?: AbortSignal,
): Promise<PlainAnswer & { readonly headers: Headers }> {
  try {
    const response = await fetch(ajaxActionAddress, {
      method: 'POST',
      body: bodyOf(action, fields),
      ...(signal ? { signal } : {}),
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  } catch {
    return { status: 0, text: '', headers: new Headers() };
  }
}

/** The same for calls that answer `1` or `{success, data}`: a refusal, or no answer at all, is a failure too (WIRE-06). */
export async function callAjaxAction(
  action: string,
  fields: AjaxFields,
  signal?: AbortSignal,
): Promise<AjaxAnswer> {
  const { status, text } = await postAjaxAction(action, fields, signal);
  const { success, data } = readAjaxAnswer(text);
  return { success: success && isDone(status), data };
}

/** Whether the shop did what it was asked for, by the status of its answer. */
export const isDone = (status: number) => status >= 200 && status < 300;

function bodyOf(action: string, fields: AjaxFields): FormData | URLSearchParams {
  if (!(fields instanceof FormData)) return new URLSearchParams({ ...fields, action });
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.set('action', action);
  return form;
}
