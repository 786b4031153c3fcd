import { slugOf } from '#catalogue/taxonomy/rules/slug.ts';
import { endCategory } from '#catalogue/taxonomy/server/categories/end-category.ts';
import { readStaffCategory } from '#catalogue/taxonomy/server/categories/read-staff-category.ts';
import { saveCategory } from '#catalogue/taxonomy/server/categories/save-category.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { fixedFieldsRefusal, imageIdOf } from './sent-draft.ts';
import { termCalls } from './term-calls.ts';
import { cannotDelete, formRefusal } from './term-refusal.ts';

/** Categories as programs read and write them. */
export const categoryCalls = termCalls({
  path: '/products/categories',
  shape: 'pictured',
  name: 'category',
  writtenWith: 'products',
  kindOf: async () => 'categories',
  async save(ctx, { known, sent }) {
    const refusal = fixedFieldsRefusal(ctx, sent, known, ['menu_order']);
    if (refusal) return { ok: false, refusal };
    const image = imageIdOf(ctx, sent, known);
    if (!image.ok) return image;
    const language = translationLanguage(ctx);
    const page = known && (await readStaffCategory(ctx.db, { id: known.id, language }));
    const parent = sent.parent ?? known?.parent ?? 0;
    const draft = {
      name: sent.name ?? known?.name ?? '',
      slug: sent.slug === undefined || sent.slug === known?.slug ? '' : slugOf(sent.slug),
      parentId: parent === 0 ? null : parent,
      description: sent.description ?? known?.description ?? '',
      imageId: image.imageId,
      translatedName: page?.draft.translatedName ?? '',
      translatedDescription: page?.draft.translatedDescription ?? '',
    };
    const saved = await saveCategory(ctx, { id: known?.id ?? null, draft });
    return saved.ok ? saved : { ok: false, refusal: formRefusal(ctx, saved.problems) };
  },
  async remove(ctx, _kind, { id, parent }) {
    const childrenTo = parent === 0 ? null : parent;
    const ended = await endCategory(ctx, { id, kind: 'remove', into: null, childrenTo });
    if (ended.ok) return null;
    return ended.problems ? cannotDelete(ctx) : formRefusal(ctx, null);
  },
});
