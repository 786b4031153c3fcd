import { sql } from 'kysely';
import { auditPictures } from '#catalogue/media/server/audit-pictures.ts';
import { changePictures } from '#catalogue/media/server/change-pictures.ts';
import { mayBeChosen } from '#catalogue/media/server/library/choose-picture.ts';
import { readProductPictures } from '#catalogue/media/server/read-product-pictures.ts';
import { letGoOf, writeGallery } from '#catalogue/media/server/write-gallery.ts';
import { emptyBeginning } from '#catalogue/product-editing/rules/product-beginning.ts';
import { changesTo } from '#catalogue/product-editing/rules/product-changes.ts';
import { changeStates } from '#catalogue/product-editing/server/change-states.ts';
import { beginProduct } from '#catalogue/product-editing/server/insert-product.ts';
import { planProduct } from '#catalogue/product-editing/server/plan-product.ts';
import { readProducts } from '#catalogue/product-editing/server/read-products.ts';
import { freeSlug } from '#catalogue/product-editing/server/taken-codes.ts';
import { writePlanned } from '#catalogue/product-editing/server/write-planned.ts';
import { movePieces, planPieces } from '#catalogue/stock/server/staff/change-pieces.ts';
import { saveGrouping } from '#catalogue/taxonomy/server/groupings/save-grouping.ts';
import { tags as tagGrouping } from '#catalogue/taxonomy/server/groupings/tags.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { inTransaction } from '#foundation/database/in-transaction.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { ApiProductSaved, ApiProductWrite, SentPicture } from '../rules/api-product-write.ts';
import { changeKind } from './change-kind.ts';
import { planProductMeta, writeProductMeta } from './product-meta.ts';
import { problemOf, refusalOf } from './refusal-of.ts';
import { saveSentAttributes } from './save-sent-attributes.ts';

/** Makes or changes one product with all that a program sends of it, all or nothing. */
export function saveApiProduct(ctx: RequestContext, write: ApiProductWrite): Promise<ApiProductSaved> {
  return inTransaction(ctx.db, async (db): Promise<ApiProductSaved> => {
    const inner = { ...ctx, db };
    const id = await saveValues(inner, write);
    if (!id.ok) return id;
    for (const step of [saveKind, savePictures, savePieces, saveMeta]) {
      const done = await step(inner, write, id.id);
      if (!done.ok) return done;
    }
    if (write.move === 'trash') await changeStates(inner, { ids: [id.id], action: 'trash' });
    return id;
  });
}

async function saveValues(ctx: RequestContext, write: ApiProductWrite): Promise<ApiProductSaved> {
  const language = translationLanguage(ctx);
  const { id, pieces } = write;
  if (id !== null && write.move === 'restore') await changeStates(ctx, { ids: [id], action: 'restore' });
  const [stored] = id === null ? [] : await readProducts({ db: ctx.db, language }, [id], { lock: true });
  if (id !== null && !stored) return { ok: false, error: { code: 'gone' } };
  const problem = problemOf(ctx, write, stored ?? { type: 'simple', trashedAt: null });
  if (problem) return { ok: false, error: problem };
  const values = {
    ...write.values,
    ...(write.tags ? { tagIds: await tagIdsOf(ctx, write.tags) } : {}),
    ...(typeof write.values.slug === 'string' && write.values.slug !== ''
      ? { slug: await freeSlug(ctx.db, id, write.values.slug) }
      : {}),
  };
  const found = await planProduct(ctx, stored ?? null, changesTo(stored?.values ?? null, values));
  if (!found.ok) return { ok: false, error: refusalOf(found) };
  const { plan } = found;
  const opening = pieces && write.type !== 'variable' ? String(pieces.pieces) : '';
  const saved = id ?? (await beginProduct(ctx, plan.after, { ...emptyBeginning, openingStock: opening }));
  if (plan.changed.length > 0) {
    await writePlanned(ctx, [{ ...plan, id: saved, isNew: id === null }], { priceReason: 'product-editor' });
  }
  return { ok: true, id: saved };
}

/** The ids of tags; names that no tag has become tags. */
async function tagIdsOf(ctx: RequestContext, sent: readonly (number | string)[]): Promise<readonly number[]> {
  const names = [...new Set(sent.filter((tag) => typeof tag === 'string'))];
  const { rows } = await sql<{ id: number; name: string }>`
    select min(id) as id, lower(name) as name from tags
    where lower(name) = any (${names.map((name) => name.toLowerCase())}::text[]) group by lower(name)`.execute(
    ctx.db,
  );
  const known = new Map(rows.map((row) => [row.name, row.id]));
  const ids = sent.filter((tag) => typeof tag === 'number');
  for (const name of names) {
    const found = known.get(name.toLowerCase());
    const draft = { name, slug: '', description: '', imageId: null };
    const made = found ? null : await saveGrouping(ctx, tagGrouping, { id: null, draft });
    if (found) ids.push(found);
    else if (made?.ok) ids.push(made.id);
  }
  return ids;
}

const saveKind = async (
  ctx: RequestContext,
  write: ApiProductWrite,
  id: number,
): Promise<ApiProductSaved> => {
  const changed = await changeKind(ctx, id, write.type);
  if (!changed.ok || !(write.attributes || write.presets)) return changed;
  return saveSentAttributes(ctx, id, write);
};

async function savePictures(
  ctx: RequestContext,
  write: ApiProductWrite,
  id: number,
): Promise<ApiProductSaved> {
  const { pictures } = write;
  if (!pictures) return { ok: true, id };
  for (const picture of pictures) {
    if (!(await mayBeChosen(ctx.db, picture.id))) {
      return { ok: false, error: { code: 'no-picture', id: picture.id } };
    }
  }
  return auditPictures(ctx, id, async (): Promise<ApiProductSaved> => {
    const before = (await readProductPictures(ctx, id))?.pictures.map((one) => one.id) ?? [];
    const ids = [...new Set(pictures.map((one) => one.id))];
    if (before.join() !== ids.join()) await writeGallery(ctx.db, id, ids);
    await letGoOf(
      ctx.db,
      before.filter((one) => !ids.includes(one)),
    );
    await changeWords(ctx, id, pictures);
    return { ok: true, id };
  });
}

/** Other words of pictures, where they were sent. */
async function changeWords(ctx: RequestContext, id: number, sent: readonly SentPicture[]): Promise<void> {
  const known = (await readProductPictures(ctx, id))?.pictures ?? [];
  const pictures = known.map((picture) => {
    const { alt = picture.alt, title = picture.title } = sent.find((one) => one.id === picture.id) ?? {};
    return { id: picture.id, alt, title, caption: picture.caption };
  });
  const isSame = pictures.every(({ alt, title }, at) => alt === known[at]?.alt && title === known[at]?.title);
  if (!isSame) await changePictures(ctx, { productId: id, pictures, step: { kind: 'none' } });
}

/** Pieces of a product that was there already; a new one began with its own. */
async function savePieces(ctx: RequestContext, write: ApiProductWrite, id: number): Promise<ApiProductSaved> {
  if (!write.pieces || write.id === null) return { ok: true, id };
  const { moves, short } = await planPieces(ctx.db, [{ itemId: id, ...write.pieces }]);
  if (short.size > 0) return { ok: false, error: { code: 'short' } };
  await movePieces(ctx, moves);
  return { ok: true, id };
}

async function saveMeta(
  ctx: RequestContext,
  { meta }: ApiProductWrite,
  id: number,
): Promise<ApiProductSaved> {
  if (!meta) return { ok: true, id };
  const { plan, tooMany } = await planProductMeta(ctx.db, new Map([[id, meta]]));
  if (tooMany.size > 0) return { ok: false, error: { code: 'too-much-meta' } };
  await writeProductMeta(ctx.db, plan);
  return { ok: true, id };
}
