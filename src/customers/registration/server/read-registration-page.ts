import { stateFieldsOf } from '#foundation/addresses/rules/states.ts';
import { findSentFiles } from '#foundation/private-files/server/find-sent-files.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { readVatField } from '#pricing/vat/server/read-vat-field.ts';
import { askedFields, chosenRole } from '../rules/asked-fields.ts';
import type { PostedRegistration } from '../rules/registration-answers.ts';
import { fieldName, type RegistrationForm, registrationFilesAction } from '../rules/registration-form.ts';
import type { RegistrationPage } from '../rules/registration-page.ts';
import type { RegistrationStatus } from '../rules/registration-status.ts';
import { readRegistrationForm } from './read-registration-form.ts';

/** The registration part of the account page or the checkout, with what was typed so far; null where nothing is asked. */
export async function readRegistrationPage(
  ctx: RequestContext,
  at: 'registration' | 'checkout',
  so: { readonly typed: PostedRegistration | null; readonly wantedRole?: string | null },
): Promise<RegistrationPage | null> {
  const { visitor, settings, nonces, clock } = ctx;
  const isCustomer = at === 'checkout' && visitor.person !== null;
  const { form, role } = await formFor(ctx, at, isCustomer, so.typed?.role ?? so.wantedRole ?? null);
  if (form.fields.length === 0 && (isCustomer || form.roles.length === 0)) return null;
  const inputs = so.typed?.inputs ?? {};
  const chosenCountries = form.fields
    .filter(({ kind }) => kind === 'country')
    .flatMap((field) => inputs[fieldName(field)] || []);
  const tokens = form.fields
    .filter(({ kind }) => kind === 'file')
    .map((field) => inputs[fieldName(field)] ?? '');
  const files = await findSentFiles(ctx, tokens);
  return {
    form,
    at,
    role,
    inputs,
    files: Object.fromEntries([...files].map(([token, { name }]) => [token, name])),
    stateFields: stateFieldsOf(chosenCountries),
    nonce: nonces.make(registrationFilesAction),
    isCustomer,
    checksInBrowser: at === 'registration' || !settings.disable_checkout_validation,
    thisYear: clock.now().getFullYear(),
    // The setting about validation is one of the checkout (VAT-12).
    vat: { ...readVatField(ctx), ...(at === 'registration' ? { validates: true } : {}) },
    country: so.typed?.country || settings.home_country,
  };
}

/** The fields of this page; for a customer with an account only those that every order asks. */
async function formFor(
  ctx: RequestContext,
  at: 'registration' | 'checkout',
  isCustomer: boolean,
  wanted: string | null,
): Promise<{ form: RegistrationForm; role: string | null }> {
  const { roles, fields } = await readRegistrationForm(ctx);
  const here = fields.filter(({ atRegistration, atCheckout }) =>
    at === 'registration' ? atRegistration : atCheckout,
  );
  if (!isCustomer) return { form: { roles, fields: here }, role: chosenRole({ roles, fields }, wanted) };
  // Most shops ask nothing of their own at the checkout: then the registration need not be read.
  if (here.every(({ atRegistration }) => atRegistration))
    return { form: { roles: [], fields: [] }, role: null };
  const role = (await readOwnRegistration(ctx))?.roleKey ?? null;
  const asking = { place: 'checkout', role, createsAccount: null, isCustomer } as const;
  return { form: { roles: [], fields: askedFields({ roles, fields }, asking) }, role };
}

/** The registration of the visitor, with its status. */
type OwnRegistration = {
  readonly status: RegistrationStatus;
  readonly roleKey: string;
  readonly role: string;
  /** why it was refused; `''` without a reason */
  readonly reason: string;
};

/** The registration of the person who asks; null for an account that was made without one, and for a guest. */
export async function readOwnRegistration({
  db,
  visitor,
}: Pick<RequestContext, 'db' | 'visitor'>): Promise<OwnRegistration | null> {
  const { person, audience } = visitor;
  if (!person) return null;
  const row = await db
    .selectFrom('registrations as g')
    .innerJoin('registration_roles as r', 'r.id', 'g.role_id')
    .select(['g.status', 'g.reason', 'r.key', 'r.label_it', 'r.label_en'])
    .where('g.customer_id', '=', person.customerId)
    .executeTakeFirst();
  if (!row) return null;
  const role = audience.locale === 'it' ? row.label_it : row.label_en;
  return { status: row.status, roleKey: row.key, role, reason: row.status === 'refused' ? row.reason : '' };
}
