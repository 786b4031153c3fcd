import { takeFiles } from '#foundation/private-files/server/take-files.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { PostedRegistration } from '../rules/registration-answers.ts';
import type { RegistrationProblem } from '../rules/registration-problem.ts';
import { type CheckedRegistration, checkRegistration } from './check-registration.ts';
import { insertRegistration } from './insert-registration.ts';
import { readRegistrationForm } from './read-registration-form.ts';
import { readOwnRegistration } from './read-registration-page.ts';
import { checkVatAnswers } from './registration-part.ts';

/** What an order's form says of a registration: checked answers, or what is wrong with them. */
export type OrderRegistration = {
  readonly checked: CheckedRegistration;
  readonly problems: readonly RegistrationProblem[];
};

const nothing: OrderRegistration = { checked: { role: null, answers: [] }, problems: [] };

/**
 * Checks what the checkout asked of a registration, before the order's transaction begins; `createsAccount` is null where the checkout has
 * no such box (CHK-05). An entry point without registration fields posts null, and nothing is required of it.
 */
export async function checkOrderRegistration(
  ctx: RequestContext,
  posted: PostedRegistration | null,
  createsAccount: boolean | null,
): Promise<OrderRegistration> {
  if (posted === null) return nothing;
  const isCustomer = ctx.visitor.person !== null;
  const form = await readRegistrationForm(ctx);
  const asksOfOrders = form.fields.some(({ atCheckout, atRegistration }) => atCheckout && !atRegistration);
  if ((isCustomer || createsAccount === false) && !asksOfOrders) return nothing;
  const accountRole = isCustomer ? ((await readOwnRegistration(ctx))?.roleKey ?? null) : null;
  const at = { place: 'checkout', createsAccount, accountRole, isCustomer } as const;
  const result = await checkRegistration(ctx, at, posted);
  if (!result.ok) return { ...nothing, problems: result.problems };
  const problems = await checkVatAnswers(ctx, result.checked, posted.country);
  return { checked: result.checked, problems };
}

/** Stores the answers with the order, and with the account where the order made one; part of the order's transaction. */
export async function saveOrderRegistration(
  ctx: RequestContext,
  input: {
    readonly orderId: number;
    readonly checked: CheckedRegistration;
    /** of the account that the order makes; null where it makes none */
    readonly newCustomerId: number | null;
  },
): Promise<void> {
  const { orderId, checked, newCustomerId } = input;
  const { role, answers } = checked;
  if (newCustomerId !== null) {
    await insertRegistration(ctx, {
      customerId: newCustomerId,
      checked,
      place: 'checkout',
      takesFiles: false,
    });
  }
  if (answers.length === 0 && role === null) return;
  await takeFiles(ctx, answers);
  const form = await readRegistrationForm(ctx);
  const snapshot = {
    role: form.roles.find(({ key }) => key === role)?.label ?? null,
    answers: answers.map(({ field, value, shown, fileId }) => ({
      fieldId: field.id,
      label: field.label,
      value,
      shown,
      fileId,
    })),
  };
  await ctx.db
    .updateTable('orders')
    .set({ registration: JSON.stringify(snapshot) })
    .where('id', '=', orderId)
    .execute();
}
