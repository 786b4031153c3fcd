import { readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  staffVendorsAction,
  type VendorAction,
  type VendorProblems,
  vendorCodesForm,
  vendorForm,
} from '../../rules/vendor-form.ts';
import { removeVendor, saveVendor } from './save-vendor.ts';
import { giveProducts, takeProduct } from './vendor-products.ts';

export type VendorOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'again';
      /** null: the page was open for too long */
      readonly problems: VendorProblems | null;
      /** the codes that the shop does not know */
      readonly unknown: readonly string[];
      readonly typed: PostedForm;
    };

/** The forms of a vendor's page, new (`id` null) or known: who it is, which products it sells, and its end. */
export async function postStaffVendor(
  ctx: RequestContext,
  id: number | null,
  form: FormData,
): Promise<VendorOutcome> {
  const typed = postedForm(form);
  const rejected = (problems: VendorProblems | null, unknown: readonly string[] = []): VendorOutcome => ({
    kind: 'again',
    problems,
    unknown,
    typed,
  });
  const done = (vendor: number, action: VendorAction): VendorOutcome => ({
    kind: 'go',
    path: `/staff/vendors/${vendor}/?done=${action}`,
  });
  if (!ctx.nonces.check(staffVendorsAction, typedText(typed, '_wpnonce'))) return rejected(null);
  const action = typedText(typed, 'action');
  if (id !== null && action === 'remove') {
    const removed = await removeVendor(ctx, id);
    return removed.ok ? { kind: 'go', path: '/staff/vendors/?done=removed' } : { kind: 'gone' };
  }
  if (id !== null && action === 'give') {
    const read = readForm(vendorCodesForm, typed);
    if (!read.ok) return rejected(read.problems);
    const given = await giveProducts(ctx, id, read.draft.codes);
    if (given.ok) return done(id, 'added');
    return given.error.code === 'unknown-codes'
      ? rejected({ codes: 'unknown-codes' }, given.error.codes)
      : { kind: 'gone' };
  }
  const product = typedText(typed, 'take');
  if (id !== null && product !== '') {
    const taken = /^[1-9]\d{0,8}$/.test(product) ? await takeProduct(ctx, id, Number(product)) : null;
    return taken && !taken.ok ? { kind: 'gone' } : done(id, 'taken-away');
  }
  const read = readForm(vendorForm, typed);
  if (!read.ok) return rejected(read.problems);
  const saved = await saveVendor(ctx, { id, draft: read.draft });
  if (saved.ok) return done(saved.id, id === null ? 'created' : 'saved');
  return saved.error.code === 'taken' ? rejected({ name: 'taken' }) : { kind: 'gone' };
}
