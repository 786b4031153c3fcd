import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import { problemSentences } from '../rules/problem-sentences.ts';
import type { CreateSubaccountError } from './create-subaccount.ts';
import { subaccountTerms } from './subaccount-terms.ts';
import type { UpdateSubaccountResult } from './update-subaccount.ts';

type Refusal = CreateSubaccountError | Extract<UpdateSubaccountResult, { readonly ok: false }>['error'];
type Sentence = { readonly field: string | null; readonly text: string };

/** Why a subaccount was not made, or not changed, in words; each with the field that it is about (SUB-24). */
export function subaccountSentences(
  { settings, visitor }: Pick<RequestContext, 'settings' | 'visitor'>,
  error: Refusal,
): readonly Sentence[] {
  const words = subaccountsFor(visitor.audience.locale);
  if (error.code === 'form') {
    return problemSentences(words, error.problems, subaccountTerms(settings).customFields);
  }
  const { maximum, busy, notAllowed, unknown } = words.problems;
  const sentences = { maximum, busy, 'not-allowed': notAllowed, 'unknown-subaccount': unknown };
  return [{ field: null, text: sentences[error.code] }];
}
