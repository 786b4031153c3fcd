import { askedFields, chosenRole } from '#customers/registration/rules/asked-fields.ts';
import { registrationFilesAction } from '#customers/registration/rules/registration-form.ts';
import { readRegistrationForm } from '#customers/registration/server/read-registration-form.ts';
import { createCustomer } from '#customers/registration/server/staff/create-customer.ts';
import { textOf } from '#foundation/forms/server/text-of.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { asksVatNumber } from '#pricing/vat/rules/vat-field.ts';
import { counterAction, type DraftOutcome } from '../rules/counter-draft.ts';
import { openNewDraft } from './list-drafts.ts';

/** The staff area speaks the shop's language, and so do the questions in it. */
const inShopLanguage = (ctx: RequestContext): RequestContext => ({
  ...ctx,
  visitor: {
    ...ctx.visitor,
    audience: { ...ctx.visitor.audience, locale: ctx.settings.interface_language },
  },
});

/** The form of a new customer, with the questions that the registration asks of a role. */
export async function readNewCustomer(ctx: RequestContext, wanted: string | null) {
  const form = await readRegistrationForm(inShopLanguage(ctx));
  const role = chosenRole(form, wanted);
  const { home_country: country, vat_countries: countries } = ctx.settings;
  return {
    roles: form.roles,
    role,
    fields: askedFields(form, {
      place: 'registration',
      role,
      asksVatNumber: asksVatNumber({ countries }, country),
    }),
    nonce: ctx.nonces.make(counterAction),
    filesNonce: ctx.nonces.make(registrationFilesAction),
  };
}

/** What was typed and refused, beside the ids of its inputs. */
export type RejectedCustomer = {
  readonly kind: 'again';
  readonly typed: Readonly<Record<string, string>>;
  readonly problems: readonly { readonly field: string | null; readonly text: string }[];
};

/** Makes the customer and opens a draft for them. */
export async function postNewCustomer(
  ctx: RequestContext,
  form: FormData,
): Promise<RejectedCustomer | DraftOutcome> {
  const typed = Object.fromEntries([...new Set(form.keys())].map((name) => [name, textOf(form, name)]));
  if (!ctx.nonces.check(counterAction, textOf(form, '_wpnonce'))) {
    const { problems } = staffMessagesFor(ctx.settings.interface_language).staffCounter;
    return { kind: 'again', typed, problems: [{ field: null, text: problems.expired }] };
  }
  const made = await createCustomer(inShopLanguage(ctx), typed);
  if (!made.ok) return { kind: 'again', typed, problems: made.problems };
  return openNewDraft(ctx, { origin: textOf(form, 'origin'), customer: String(made.customerId) });
}
