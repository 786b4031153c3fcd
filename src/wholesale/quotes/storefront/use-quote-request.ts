import { type FormEvent, useState } from 'react';
import { isDone, postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { formTexts } from '#foundation/forms/storefront/form-texts.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { quotesFor } from '#messages/conversations/quotes-for.ts';
import { attachedField, attachmentInput } from '#wholesale/conversations/rules/attachments.ts';
import { addressIn, refusalIn } from '#wholesale/conversations/storefront/answers.ts';
import { bringsFiles } from '#wholesale/conversations/storefront/brings-files.ts';
import { type QuoteForm, quoteFieldName, quoteFileInput } from '../rules/quote-form.ts';
import { REQUIRED_FLAG_MS } from '../rules/quote-limits.ts';
import {
  checkQuoteRequest,
  joinBoxes,
  type QuoteProblem,
  type QuoteRequest,
  readQuoteRequest,
  writeQuoteRequest,
} from '../rules/quote-request.ts';

const CONFLICT = 409;

type Refused = { readonly text: string; readonly problems: readonly QuoteProblem[] };

/** What scripts add to the form: the server's own rules before anything is sent, then the call, then the way on (QUO-03 to QUO-14). */
export function useQuoteRequest(form: QuoteForm, refused: Refused | null) {
  const words = quotesFor(useWords().locale);
  const [state, setState] = useState<'typing' | 'sending' | 'sent'>('typing');
  const [error, setError] = useState(refused?.text ?? '');
  const [wrong, setWrong] = useState<readonly string[]>(refused?.problems.map(({ field }) => field) ?? []);
  const [alert, setAlert] = useState<string | null>(null);

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    if (form.hasManyVendors) return setAlert(words.problems['many-vendors']);
    const request = requestIn(element, form);
    const problems = checkQuoteRequest(request, form);
    setWrong(problems.map(({ field }) => field));
    const [first] = problems;
    if (first) {
      setError(words.problems[first.code]);
      return promptFor(element, form, problems);
    }
    setError('');
    setState('sending');
    const { wholesale, nonce, fields } = form;
    const texts = { ...writeQuoteRequest(request, fields, form), security: nonce };
    const answer = await postAjaxAction(`${wholesale}requestquotecart`, withAttachments(element, texts));
    if (isDone(answer.status)) {
      setState('sent');
      const address = addressIn(answer);
      return address === null ? window.location.reload() : window.location.assign(address);
    }
    setState('typing');
    const sentence = refusalIn(answer) ?? words.failed;
    return answer.status === CONFLICT ? setAlert(sentence) : setError(sentence);
  }

  return { state, error, wrong, alert, closeAlert: () => setAlert(null), send };
}

/** The fields of the call, as a form where files go with them. */
function withAttachments(element: HTMLFormElement, texts: Readonly<Record<string, string>>) {
  const typed = new FormData(element);
  const { [attachedField]: attached = '' } = formTexts(typed);
  const fields = attached === '' ? texts : { ...texts, [attachedField]: attached };
  if (!bringsFiles(typed)) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of typed.getAll(attachmentInput)) form.append(attachmentInput, file);
  return form;
}

/** What the form holds now; of a checkbox field the labels of its ticked boxes (QUO-08). */
function requestIn(element: HTMLFormElement, form: QuoteForm): QuoteRequest {
  const all = new FormData(element);
  const boxes = form.fields
    .filter(({ kind }) => kind === 'checkbox')
    .map((field) => {
      const name = quoteFieldName(form, field);
      return [name, joinBoxes(all.getAll(name).map(String))] as const;
    });
  return readQuoteRequest(
    { ...formTexts(new FormData(element)), ...Object.fromEntries(boxes) },
    form.fields,
    form,
  );
}

/** A missing field gets the browser's own required prompt, for which it is flagged for a moment; another one takes the focus (QUO-12). */
function promptFor(element: HTMLFormElement, form: QuoteForm, problems: readonly QuoteProblem[]): void {
  const inputs = problems.flatMap(({ field }) => inputOf(element, form, field) ?? []);
  if (problems[0]?.code !== 'required') {
    inputs[0]?.focus();
    return;
  }
  for (const input of inputs) input.required = true;
  element.reportValidity();
  window.setTimeout(() => {
    for (const input of inputs) input.required = false;
  }, REQUIRED_FLAG_MS);
}

function inputOf(element: HTMLFormElement, form: QuoteForm, field: string) {
  const custom = form.fields.find(({ id }) => String(id) === field);
  const name = custom
    ? custom.kind === 'file'
      ? quoteFileInput(form, custom)
      : quoteFieldName(form, custom)
    : field;
  return element.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
}
