import { countryOptions } from '#foundation/addresses/rules/countries.ts';
import { stateField } from '#foundation/addresses/rules/states.ts';
import { findSentFiles } from '#foundation/private-files/server/find-sent-files.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { registrationWordsFor } from '#messages/registration-words-for.ts';
import { asksVatNumber } from '#pricing/vat/rules/vat-field.ts';
import { type Asking, chosenRole, registers } from '../rules/asked-fields.ts';
import { type Answer, checkAnswers } from '../rules/check-answers.ts';
import type { PostedRegistration } from '../rules/registration-answers.ts';
import { fieldName, type RegistrationForm, roleField } from '../rules/registration-form.ts';
import type { AnswerProblem, RegistrationProblem } from '../rules/registration-problem.ts';
import { readRegistrationForm } from './read-registration-form.ts';

/** An answer as it is stored: of a file, its name and which one it is. */
export type StoredAnswer = Answer & { readonly fileId: number | null };

/** What was answered, checked; `role` is the key of the role that is registered with, null where there is none. */
export type CheckedRegistration = { readonly role: string | null; readonly answers: readonly StoredAnswer[] };

export type RegistrationCheck =
  | { readonly ok: true; readonly checked: CheckedRegistration }
  | { readonly ok: false; readonly problems: readonly RegistrationProblem[] };

/** The form that asks, before the role is known. */
export type AskingContext =
  | { readonly place: 'registration' }
  | {
      readonly place: 'checkout';
      readonly createsAccount: boolean | null;
      /** the role of the account; null for none */
      readonly accountRole: string | null;
      readonly isCustomer: boolean;
    };

/** Of whom what is asked, by the role that was posted; a form without a drop-down of roles registers with the first one. */
function askingOf(form: RegistrationForm, at: AskingContext, posted: string | null): Asking {
  if (at.place === 'registration') return { place: 'registration', role: posted ?? chosenRole(form, null) };
  const { createsAccount, isCustomer } = at;
  const role = isCustomer ? at.accountRole : (posted ?? chosenRole(form, null));
  return { place: 'checkout', role, createsAccount, isCustomer };
}

/**
 * Checks what was posted of a registration against the form as it is now: the role that is chosen at last decides which fields count, all
 * others are passed over (CHK-06). The setting that switches the browser's checks off changes nothing here (CHK-09).
 */
export async function checkRegistration(
  ctx: RequestContext,
  at: AskingContext,
  posted: PostedRegistration,
): Promise<RegistrationCheck> {
  const { locale } = ctx.visitor.audience;
  const words = registrationWordsFor(locale);
  const form = await readRegistrationForm(ctx);
  const vatCountry = posted.country || ctx.settings.home_country;
  const asking = {
    ...askingOf(form, at, posted.role),
    asksVatNumber: asksVatNumber({ countries: ctx.settings.vat_countries }, vatCountry),
  };
  const isRegistering = registers(asking);
  if (isRegistering && form.roles.length > 0 && !form.roles.some(({ key }) => key === asking.role)) {
    const problem = { code: 'unknown-role', input: roleField, label: words.role } as const;
    return { ok: false, problems: [problem] };
  }
  const { answers, problems } = checkAnswers(form, asking, posted.inputs, {
    thisYear: ctx.clock.now().getFullYear(),
    homeCountry: ctx.settings.home_country,
    vatCountry,
    countries: countryOptions(locale),
    stateField,
    yes: words.yes,
  });
  const found = await withFiles(ctx, answers);
  const all = [...problems, ...found.problems];
  if (all.length > 0) return { ok: false, problems: all };
  return { ok: true, checked: { role: isRegistering ? asking.role : null, answers: found.answers } };
}

/** Adds the ids of their files to file answers; a missing file, or another visitor's, is a problem. */
async function withFiles(
  ctx: RequestContext,
  answers: readonly Answer[],
): Promise<{ answers: readonly StoredAnswer[]; problems: readonly AnswerProblem[] }> {
  const tokens = answers.filter(({ field }) => field.kind === 'file').map(({ value }) => value);
  const files = await findSentFiles(ctx, tokens);
  const problems: AnswerProblem[] = [];
  const stored: StoredAnswer[] = [];
  for (const answer of answers) {
    const { field } = answer;
    if (field.kind !== 'file') {
      stored.push({ ...answer, fileId: null });
      continue;
    }
    const file = files.get(answer.value);
    if (file?.fieldId === field.id)
      stored.push({ field, value: file.name, shown: file.name, fileId: file.id });
    else problems.push({ code: 'file-gone', input: fieldName(field), label: field.label });
  }
  return { answers: stored, problems };
}
