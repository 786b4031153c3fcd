import { type FormEvent, useState } from 'react';
import { isDone, postAjaxAction } from '#foundation/calls/storefront/call-ajax-action.ts';
import { formTexts } from '#foundation/forms/storefront/form-texts.ts';
import { permissionField, permissionIds } from '#foundation/visitor/rules/permissions.ts';
import type { WholesaleContext } from '#foundation/visitor/rules/wholesale-nonce.ts';
import { useWords } from '#kit/words/storefront/use-words.ts';
import { subaccountsFor } from '#messages/buying/subaccounts-for.ts';
import type { SubaccountsMessages } from '#messages/it/subaccounts.ts';
import { problemSentences } from '../rules/problem-sentences.ts';
import { type SubaccountsFlash, withSubaccountsFlash } from '../rules/subaccount.ts';
import {
  checkDetails,
  checkNewSubaccount,
  readDetails,
  readNewSubaccount,
  type SubaccountTerms,
} from '../rules/subaccount-form.ts';
import { FAILURE_PREFIX, MAXIMUM_REACHED, NO_USERNAME } from '../rules/subaccount-limits.ts';

export type FormProblem = { readonly field: string | null; readonly text: string };

/**
 * The forms of subaccounts where scripts run: what is wrong is shown all at once before anything is sent, and what is right goes by the
 * wholesale calls (SUB-11, SUB-17, SUB-18, SUB-24).
 */
export function useSubaccountForm(
  {
    context,
    terms,
    subaccountId,
  }: {
    readonly context: WholesaleContext;
    readonly terms: SubaccountTerms;
    readonly subaccountId: number | null;
  },
  first: readonly FormProblem[],
) {
  const words = useSubaccountWords();
  const [problems, setProblems] = useState(first);
  const [busy, setBusy] = useState(false);

  const call = async (action: string, fields: Readonly<Record<string, string>>, flash: SubaccountsFlash) => {
    setBusy(true);
    const { status, text } = await postAjaxAction(`${context.wholesale}${action}`, {
      security: context.nonce,
      ...fields,
    });
    if (isDone(status) && !text.startsWith(FAILURE_PREFIX)) {
      return window.location.assign(withSubaccountsFlash(flash));
    }
    setBusy(false);
    setProblems([{ field: null, text: failureText(status, text) }]);
  };

  const failureText = (status: number, text: string): string => {
    // Asked first: it begins as every other failure does (SUB-14).
    if (text === MAXIMUM_REACHED) return words.problems.maximum;
    if (!text.startsWith(FAILURE_PREFIX)) {
      return status === 0
        ? words.problems.noAnswer
        : text === '-1'
          ? words.problems.expired
          : words.problems.unknown;
    }
    const rest = text.slice(FAILURE_PREFIX.length).trim();
    return subaccountId === null ? `${words.problems.failed} ${rest}` : rest;
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = formTexts(new FormData(event.currentTarget));
    const wrong =
      subaccountId === null
        ? checkNewSubaccount(readNewSubaccount(fields, terms), terms)
        : checkDetails(readDetails(fields, terms));
    if (wrong.length > 0) return setProblems(problemSentences(words, wrong, terms.customFields));
    setProblems([]);
    const flags = Object.fromEntries(
      permissionIds.map((id) => [
        permissionField(id),
        fields[permissionField(id)] === undefined ? 'false' : 'true',
      ]),
    );
    const { security: _, action: __, ...typed } = { ...fields, ...flags };
    if (subaccountId !== null) {
      return void call('_update_subaccount', { ...typed, subaccountId: String(subaccountId) }, 'saved');
    }
    void call('_create_subaccount', { username: NO_USERNAME, ...typed }, 'created');
  };

  const remove = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void call('rejectuser', { user: String(subaccountId), issubaccount: 'yes' }, 'deleted');
  };

  return { problems, busy, submit, remove };
}

/** The words of subaccounts in the language of the page. */
export function useSubaccountWords(): SubaccountsMessages {
  return subaccountsFor(useWords().locale);
}
