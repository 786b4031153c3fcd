import type { ApiTerm } from '#catalogue/taxonomy/server/read-api-terms.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { adminWords } from '../admin-call.ts';
import type { AdminRefusal } from '../admin-refusal.ts';
import { isPartOf } from '../is-part-of.ts';
import { invalidFields } from '../products/product-refusal.ts';
import type { SentTerm } from './sent-term.ts';

type Field = 'parent' | 'description' | 'image' | 'menu_order' | 'slug';

/** Fields that a kind of term has not, or that change elsewhere: they may come as they are. */
export function fixedFieldsRefusal(
  ctx: RequestContext,
  sent: SentTerm,
  known: ApiTerm | null,
  fields: readonly Field[],
): AdminRefusal | null {
  const now: Readonly<Record<Field, unknown>> = {
    parent: known?.parent ?? 0,
    description: known?.description ?? '',
    image: known?.image ? { id: known.image.id } : null,
    menu_order: known?.position ?? sent.menu_order,
    slug: known?.slug ?? sent.slug,
  };
  const others = fields.filter(
    (field) => sent[field] !== undefined && !isSame(field, sent[field], now[field]),
  );
  if (others.length === 0) return null;
  return invalidFields(ctx, Object.fromEntries(others.map((field) => [field, adminWords(ctx).alwaysSo])));
}

const isSame = (field: Field, sent: unknown, now: unknown) =>
  field === 'slug' ? String(sent).replace(/^pa_/, '') === now : isPartOf(sent, now);

/** The picture that a term shall have: that of before where none was sent. */
export function imageIdOf(
  ctx: RequestContext,
  { image }: SentTerm,
  known: ApiTerm | null,
):
  | { readonly ok: true; readonly imageId: number | null }
  | { readonly ok: false; readonly refusal: AdminRefusal } {
  if (image === undefined) return { ok: true, imageId: known?.image?.id ?? null };
  if (image === null || (image.id ?? 0) > 0) return { ok: true, imageId: image?.id ?? null };
  if (!image.src) return { ok: true, imageId: null };
  const { noFetching: sentence } = adminWords(ctx);
  return {
    ok: false,
    refusal: { code: '{platform}_product_image_upload_error', status: 400, sentence },
  };
}
