import { slugOf } from '#catalogue/taxonomy/rules/slug.ts';
import { endTerm } from '#catalogue/taxonomy/server/attributes/end-term.ts';
import { readStaffTerm } from '#catalogue/taxonomy/server/attributes/read-staff-term.ts';
import { saveTerm } from '#catalogue/taxonomy/server/attributes/save-term.ts';
import { readApiAttributes } from '#catalogue/taxonomy/server/read-api-attributes.ts';
import { translationLanguage } from '#catalogue/taxonomy/server/translation-language.ts';
import { idIn } from '../id-in.ts';
import { fixedFieldsRefusal } from './sent-draft.ts';
import { termCalls } from './term-calls.ts';
import { cannotDelete, formRefusal } from './term-refusal.ts';

const attributeOf = (kind: unknown): number =>
  typeof kind === 'object' && kind !== null && 'attributeId' in kind ? Number(kind.attributeId) : 0;

/** The options of an attribute of the shop as programs read and write them. */
export const attributeTermCalls = termCalls({
  path: '/products/attributes/:attribute{[0-9]+}/terms',
  shape: 'ordered',
  name: 'term',
  writtenWith: 'products',
  async kindOf(ctx, { attribute }) {
    const [attributeId] = idIn(attribute);
    if (attributeId === undefined) return null;
    const [found] = await readApiAttributes(ctx, attributeId);
    return found ? { attributeId } : null;
  },
  async save(ctx, { kind, known, sent }) {
    const fixed = [
      'parent',
      'description',
      'image',
      'menu_order',
      ...(known ? (['slug'] as const) : []),
    ] as const;
    const refusal = fixedFieldsRefusal(ctx, sent, known, fixed);
    if (refusal) return { ok: false, refusal };
    const language = translationLanguage(ctx);
    const page = known && (await readStaffTerm(ctx.db, { id: known.id, language }));
    const draft = {
      name: sent.name ?? known?.name ?? '',
      slug: known ? known.slug : slugOf(sent.slug ?? ''),
      translatedName: page?.draft.translatedName ?? '',
      imageId: page?.draft.imageId ?? null,
      color: page?.draft.color ?? '',
    };
    const saved = await saveTerm(ctx, { attributeId: attributeOf(kind), id: known?.id ?? null, draft });
    return saved.ok ? saved : { ok: false, refusal: formRefusal(ctx, saved.problems) };
  },
  async remove(ctx, kind, { id }) {
    const ended = await endTerm(ctx, { attributeId: attributeOf(kind), id, kind: 'remove', into: null });
    if (ended.ok) return null;
    return ended.problems ? cannotDelete(ctx) : formRefusal(ctx, null);
  },
});
