import { slugOf } from '#catalogue/taxonomy/rules/slug.ts';
import { brands } from '#catalogue/taxonomy/server/groupings/brands.ts';
import { endGrouping } from '#catalogue/taxonomy/server/groupings/end-grouping.ts';
import type { Grouping } from '#catalogue/taxonomy/server/groupings/grouping.ts';
import { saveGrouping } from '#catalogue/taxonomy/server/groupings/save-grouping.ts';
import { shippingClasses } from '#catalogue/taxonomy/server/groupings/shipping-classes.ts';
import { tags } from '#catalogue/taxonomy/server/groupings/tags.ts';
import { fixedFieldsRefusal, imageIdOf } from './sent-draft.ts';
import { type TermResource, termCalls } from './term-calls.ts';
import { cannotDelete, formRefusal } from './term-refusal.ts';

/** How programs write a grouping of the staff area: brands alone have a description and a picture. */
const writing = (grouping: Grouping): Pick<TermResource, 'save' | 'remove'> => ({
  async save(ctx, { known, sent }) {
    const isBrand = grouping === brands;
    const fixed = ['parent', 'menu_order', ...(isBrand ? [] : ['description', 'image'])] as const;
    const refusal = fixedFieldsRefusal(ctx, sent, known, fixed as Parameters<typeof fixedFieldsRefusal>[3]);
    if (refusal) return { ok: false, refusal };
    const image = imageIdOf(ctx, sent, known);
    if (!image.ok) return image;
    const draft = {
      name: sent.name ?? known?.name ?? '',
      slug: sent.slug === undefined || sent.slug === known?.slug ? '' : slugOf(sent.slug),
      description: sent.description ?? known?.description ?? '',
      imageId: image.imageId,
    };
    const saved = await saveGrouping(ctx, grouping, { id: known?.id ?? null, draft });
    return saved.ok ? saved : { ok: false, refusal: formRefusal(ctx, saved.problems) };
  },
  async remove(ctx, _kind, { id }) {
    const ended = await endGrouping(ctx, grouping, { id, kind: 'remove', into: null });
    if (ended.ok) return null;
    return ended.problems ? cannotDelete(ctx) : formRefusal(ctx, null);
  },
});

const path = '/products';

/** Tags, brands and shipping classes as programs read and write them; classes belong to shipping. */
export const groupingCalls = [
  ...termCalls({
    path: `${path}/tags`,
    shape: 'flat',
    name: 'tag',
    writtenWith: 'products',
    kindOf: async () => 'tags',
    ...writing(tags),
  }),
  ...termCalls({
    path: `${path}/brands`,
    shape: 'pictured',
    name: 'brand',
    writtenWith: 'products',
    kindOf: async () => 'brands',
    ...writing(brands),
  }),
  ...termCalls({
    path: `${path}/shipping_classes`,
    shape: 'flat',
    name: 'shipping class',
    writtenWith: 'shipping',
    kindOf: async () => 'shipping-classes',
    ...writing(shippingClasses),
  }),
];
