import { textOf } from '#foundation/forms/server/text-of.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { salePath, type Till, tillPath, tillsAction } from '../rules/till.ts';
import { cancelSale, releaseSale, type SettledSale, settleSale } from './complete-sale.ts';
import { printSale } from './print-sale.ts';
import { saveTill } from './save-till.ts';
import { closeTill, moveCash, openTill, type TillResult } from './work-till.ts';

/** A form that changed nothing: why, and what was typed. */
export type RejectedTill = {
  readonly kind: 'again';
  readonly sentences: readonly string[];
  readonly typed: Readonly<Record<string, string>>;
};
export type TillOutcome =
  | RejectedTill
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' };

const typedOf = (form: FormData) =>
  Object.fromEntries([...new Set(form.keys())].map((name) => [name, textOf(form, name)]));

function expired(ctx: RequestContext, form: FormData): TillOutcome | null {
  if (ctx.nonces.check(tillsAction, textOf(form, '_wpnonce'))) return null;
  const { tills: words } = staffMessagesFor(ctx.settings.interface_language);
  return { kind: 'again', sentences: [words.problems.expired], typed: typedOf(form) };
}

/** The forms of a till: its settings, opening, cash in and out, closing. `till` is null for a new one. */
export async function postTill(ctx: RequestContext, till: Till | null, form: FormData): Promise<TillOutcome> {
  const late = expired(ctx, form);
  if (late) return late;
  const action = textOf(form, 'action');
  const result = await actOnTill(ctx, till, { form, action });
  if (result === null) return { kind: 'gone' };
  if (result.ok) return { kind: 'go', path: `${tillPath(till?.id ?? result.id)}?done=${action}` };
  const { tills: words } = staffMessagesFor(ctx.settings.interface_language);
  return { kind: 'again', sentences: [words.problems[result.problem]], typed: typedOf(form) };
}

async function actOnTill(
  ctx: RequestContext,
  till: Till | null,
  { form, action }: { readonly form: FormData; readonly action: string },
): Promise<TillResult | null> {
  const field = (name: string) => textOf(form, name);
  if (action === 'save') {
    if (!mayStaff(ctx.visitor.person, 'tills')) return null;
    return saveTill(ctx, till?.id ?? null, {
      name: field('name'),
      active: field('active') === '1',
      address: field('address'),
      departments: field('departments'),
    });
  }
  if (!till) return null;
  if (action === 'open') return openTill(ctx, till, field('opening'));
  const sessionId = Number(field('session')) || 0;
  if (action === 'move') {
    const movement = { amount: field('amount'), reason: field('reason'), direction: field('direction') };
    return moveCash(ctx, sessionId, movement);
  }
  if (action === 'close') {
    return closeTill(ctx, sessionId, { counted: field('counted'), note: field('note') });
  }
  return null;
}

/** The forms of a sale: print its receipt, say that it is on paper or is not, give it up. */
export async function postSale(ctx: RequestContext, orderId: number, form: FormData): Promise<TillOutcome> {
  const late = expired(ctx, form);
  if (late) return late;
  const { tills: words } = staffMessagesFor(ctx.settings.interface_language);
  const again = (sentence: string): TillOutcome => ({
    kind: 'again',
    sentences: [sentence],
    typed: typedOf(form),
  });
  const done: TillOutcome = { kind: 'go', path: salePath(orderId) };
  const action = textOf(form, 'action');
  if (action === 'print') {
    const why = await printSale(ctx, orderId);
    if (why === null) return done;
    return again(
      why.code === 'no-department'
        ? words.notPrinted['no-department'](formatTaxRate(why.rate, ctx.settings.interface_language))
        : words.notPrinted[why.code],
    );
  }
  const settled = await settle(ctx, orderId, { action, number: textOf(form, 'number') });
  if (settled === null) return { kind: 'gone' };
  return settled.ok ? done : again(words.problems[settled.problem]);
}

async function settle(
  ctx: RequestContext,
  orderId: number,
  { action, number }: { readonly action: string; readonly number: string },
): Promise<SettledSale | null> {
  if (action === 'settle') return settleSale(ctx, orderId, number);
  if (action === 'release') return releaseSale(ctx, orderId);
  return action === 'cancel' ? cancelSale(ctx, orderId) : null;
}
