import { checkNewPassword } from '#customers/passwords/server/check-new-password.ts';
import { MAX_EMAIL_LENGTH } from '#foundation/addresses/rules/fields/field-limits.ts';
import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import type { PostedFields } from '#foundation/addresses/rules/wire-address.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { passwordsFor } from '#messages/passwords-for.ts';
import type { FieldProblem } from '../rules/account-actions.ts';
import { longestName, type NewAccountForm } from '../rules/registration-form.ts';
import { findByEmail } from './find-by-email.ts';
import { penalisedTexts } from './known-texts.ts';

/** What is wrong with the form of a new account, in words: the names, the email address, the password (ACC-08). */
export async function newAccountProblems(
  ctx: RequestContext,
  form: NewAccountForm,
  fields: PostedFields,
  page: { readonly title: string; readonly path: string },
) {
  const { locale } = ctx.visitor.audience;
  const { fields: labels, problems: words } = ownAccountFor(locale);
  const nameProblems = (field: keyof NewAccountForm, label: string): FieldProblem[] => {
    if (form[field] === '') return [{ field, text: words.required(label) }];
    return form[field].length > longestName ? [{ field, text: words.tooLong(label, longestName) }] : [];
  };
  const emailProblem = async () => {
    if (form.email === '') return words.required(labels.email);
    if (!isEmail(form.email) || form.email.length > MAX_EMAIL_LENGTH) return words['invalid-email'];
    return (await findByEmail(ctx.db, form.email)) ? words['email-taken'] : null;
  };
  const email = await emailProblem();
  const weakness = await checkNewPassword(fields.reg_password ?? '', penalisedTexts(ctx, page, fields));
  return {
    names: [
      ...nameProblems('billing_first_name', labels.firstName),
      ...nameProblems('billing_last_name', labels.lastName),
    ],
    email: email === null ? [] : [{ field: 'email', text: email }],
    password: weakness ? [{ field: 'reg_password', text: passwordsFor(locale).problems[weakness] }] : [],
  };
}
