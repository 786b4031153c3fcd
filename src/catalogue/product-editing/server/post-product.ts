import { z } from 'zod';
import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { parseJson } from '#kit/text/rules/parse-json.ts';
import type { EditorAnswer } from '../rules/editor-answer.ts';
import { readBeginning } from '../rules/product-beginning.ts';
import { readChanges } from '../rules/product-changes.ts';
import { productsAction } from '../rules/product-list.ts';
import { changeStates } from './change-states.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { saveTypedDraft } from './product-drafts.ts';
import { restoreVersion } from './read-versions.ts';
import { type SavedProduct, saveProduct } from './save-product.ts';
import type { FormStep } from './settled-forms.ts';

/** Where to go on, or what the page is told. */
export type PostedProduct = { readonly kind: 'go'; readonly path: string } | EditorAnswer;

const pathOf = (id: number | null, done = '') =>
  `/staff/products/${id ?? 'new'}/${done === '' ? '' : `?done=${done}`}`;

/** The forms of the page of a product, new (`id` null) or known: what is saved or typed, its copy, its state, its versions. */
export async function postProduct(
  ctx: RequestContext,
  {
    id,
    form,
    nameOfCopy,
  }: { readonly id: number | null; readonly form: FormData; readonly nameOfCopy: (name: string) => string },
): Promise<PostedProduct> {
  const typed = postedForm(form);
  const text = (name: string) => typedText(typed, name);
  const isExpired = !ctx.nonces.check(productsAction, text('_wpnonce'));
  const action = text('action');
  const leads = (result: SavedProduct, done: string): PostedProduct => {
    if (result.ok) return { kind: 'go', path: pathOf(result.id, done) };
    return { kind: 'go', path: pathOf(id, 'refused') };
  };
  if (isExpired) return { kind: 'expired' };
  const changes = readChanges(parseJson(text('changes')));
  const beginning = readBeginning(parseJson(text('beginning')));
  const at = readFormStep(text('form'), text('step'));
  switch (action) {
    case 'draft': {
      const draft = { productId: id, revision: wholeIn(text('revision'), 2_000_000_000), changes };
      const { ok } = await saveTypedDraft(ctx, { ...draft, beginning, at });
      return ok ? { kind: 'draft', step: at?.step ?? 0 } : { kind: 'late' };
    }
    case 'duplicate':
      return id === null
        ? { kind: 'gone' }
        : leads(await duplicateProduct(ctx, id, nameOfCopy), 'duplicated');
    case 'version':
      return id === null
        ? { kind: 'gone' }
        : leads(await restoreVersion(ctx, id, wholeIn(text('version'), 2_000_000_000)), 'restored');
    case 'trash':
    case 'restore': {
      const count = id === null ? 0 : await changeStates(ctx, { ids: [id], action });
      if (action === 'restore') return { kind: 'go', path: pathOf(id) };
      return { kind: 'go', path: `/staff/products/?done=${count > 0 ? 'trash&count=1' : 'nothing'}` };
    }
    default: {
      const saved = await saveProduct(ctx, {
        id,
        changes,
        beginning,
        at,
      });
      if (saved.ok && id === null && beginning.kind === 'variable') {
        return { kind: 'go', path: `/staff/products/${saved.id}/variations/` };
      }
      if (saved.ok) return id === null ? leads(saved, 'created') : { kind: 'saved', changes };
      const { error } = saved;
      switch (error.code) {
        case 'refused':
          return { kind: 'refused', problems: error.problems };
        case 'conflict':
          return { kind: 'conflict', conflicts: error.conflicts, by: error.by };
        default:
          return { kind: error.code };
      }
    }
  }
}

/** A whole number up to a limit; 0 for anything else. */
function wholeIn(text: string, most: number): number {
  const number = /^\d{1,10}$/.test(text.trim()) ? Number(text) : 0;
  return number <= most ? number : 0;
}

/** The page that something was typed on; null for a post that names none. */
function readFormStep(form: string, step: string): FormStep | null {
  return z.uuid().safeParse(form).success ? { form, step: wholeIn(step, 2_000_000_000) } : null;
}
