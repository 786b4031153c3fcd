import { z } from 'zod';
import type { ApiProductScope } from '#catalogue/product-api/rules/api-product-query.ts';
import { chooseApiProducts } from '#catalogue/product-api/server/choose-api-products.ts';
import { readApiProducts } from '#catalogue/product-api/server/read-api-products.ts';
import { removeVariations } from '#catalogue/variation-editing/server/remove-variations.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { commaList } from '../../lenient/lists.ts';
import { flag } from '../../lenient/scalars.ts';
import { badParameter, notThere, pagingHeaderSays, pagingHeaders } from '../../store-api/read-reply.ts';
import { adminContext, adminRead, adminUrl, adminWords, adminWrite, changing } from '../admin-call.ts';
import { type AdminRefusal, refusalAnswer, refusalBody } from '../admin-refusal.ts';
import { adminBatch, errorAnswer, type ItemResult, type SentItem } from '../batch.ts';
import { pageOf } from '../collection.ts';
import { idIn } from '../id-in.ts';
import { variationObject } from './product-object.ts';
import { articleQuery, articlesAsked } from './product-query.ts';
import { withAskedMeta } from './product-reads.ts';
import { adminVariation } from './product-schema.ts';
import { forced } from './product-writes.ts';
import { addSentVariations, saveSentVariations } from './save-sent-variations.ts';
import { sentVariation } from './sent-variation.ts';
import { variationRefusal } from './variation-refusal.ts';

const path = '/products/:product{[0-9]+}/variations';
const onePath = `${path}/:id{[0-9]+}`;
const query = z.object({ ...articleQuery, has_price: flag.optional() });

const productGone = notThere('product_variation_invalid_parent', 'The product');
const variationGone = notThere('product_variation_invalid_id', 'The variation, or not of this product,');

async function list(
  ctx: RequestContext,
  asked: z.output<typeof query>,
  { scope, request }: { readonly scope: ApiProductScope; readonly request: Request },
): Promise<Response> {
  const { search = '', search_sku: part } = asked;
  const words = search === '' || part !== undefined ? undefined : search.split(/\s+/);
  const { ids, total } = await chooseApiProducts(ctx, {
    ...articlesAsked(asked, scope),
    hasPrice: asked.has_price,
    words: words && { all: words, fields: ['name', 'sku'] },
  });
  const variations = await readApiProducts(ctx, ids);
  return Response.json(
    variations.map((variation) => variationObject(ctx, withAskedMeta(variation, asked))),
    { headers: pagingHeaders(ctx, request, { ...pageOf(asked), total }) },
  );
}

const all = adminRead({
  path: '/variations',
  right: 'products',
  summary: 'The variations of all products.',
  query,
  reply: { schema: z.array(adminVariation), headers: pagingHeaderSays },
  errors: [badParameter],
  handle: (ctx, asked, { request }) => list(ctx, asked, { scope: { kind: 'variations' }, request }),
});

const listed = adminRead({
  path,
  right: 'products',
  summary: 'The variations of a product.',
  query,
  reply: { schema: z.array(adminVariation), headers: pagingHeaderSays },
  errors: [badParameter, productGone],
  async handle(ctx, asked, { request, path: { product } }) {
    const productId = await productIn(ctx, product);
    if (productId === null) return refusalAnswer(ctx, variationRefusal(ctx, { code: 'no-product' }));
    return list(ctx, asked, { scope: { kind: 'of', productId }, request });
  },
});

/** The id of the product in an address; null where it is none. */
async function productIn(ctx: RequestContext, product: string | undefined): Promise<number | null> {
  const [found] = await readApiProducts(ctx, idIn(product));
  return found && found.type !== 'variation' ? found.id : null;
}

const names = z.object({
  context: adminContext,
  include_meta: commaList(z.string()),
  exclude_meta: commaList(z.string()),
});

const one = adminRead({
  path: onePath,
  right: 'products',
  summary: 'A variation of a product.',
  query: names.partial(),
  reply: { schema: adminVariation },
  errors: [badParameter, variationGone],
  async handle(ctx, asked, { path: { product, id } }) {
    const variation = await variationIn(ctx, product, id);
    return variation
      ? Response.json(variationObject(ctx, withAskedMeta(variation, asked)))
      : refusalAnswer(ctx, variationRefusal(ctx, { code: 'gone' }));
  },
});

async function variationIn(ctx: RequestContext, product: string | undefined, id: string | undefined) {
  const [variation] = await readApiProducts(ctx, idIn(id));
  return variation && variation.parentId === idIn(product)[0] ? variation : null;
}

const errors = [
  badParameter,
  productGone,
  { status: 400, code: 'product_invalid_sku', when: 'Another product or variation has the code.' },
  {
    status: 400,
    code: 'product_invalid_global_unique_id',
    when: 'Another product or variation has the GTIN.',
  },
  {
    status: 400,
    code: '{platform}_variation_invalid_image_id',
    when: 'The picture is none of the product.',
  },
  { status: 403, code: '{platform}_rest_cannot_edit', when: 'The key has no right to prices, or to stock.' },
];

const created = adminWrite({
  path,
  right: 'products',
  doing: 'create',
  methods: ['POST'],
  summary: 'Makes a variation of options that the product has.',
  takes: sentVariation,
  reply: { status: 201, schema: adminVariation, headers: { Location: 'the address of the variation' } },
  errors,
  async handle(ctx, _sent, { path: { product }, fields }) {
    const [productId = 0] = idIn(product);
    const [made] = await addSentVariations(ctx, productId, [Object.fromEntries(fields)]);
    if (!made?.ok) return errorAnswer(made?.error ?? {});
    const { id } = made.body as { readonly id: number };
    return Response.json(made.body, {
      status: 201,
      headers: { location: adminUrl(ctx.shopUrl, `/products/${productId}/variations/${id}`) },
    });
  },
});

const changed = adminWrite({
  path: onePath,
  right: 'products',
  doing: 'edit',
  methods: changing,
  summary: 'Changes what is sent of a variation.',
  takes: sentVariation,
  reply: { schema: adminVariation },
  errors: [...errors, variationGone],
  async handle(ctx, _sent, { path: { product, id }, fields }) {
    const [productId = 0] = idIn(product);
    const item: SentItem = { ...Object.fromEntries(fields), id: idIn(id)[0] ?? 0 };
    const [done] = await saveSentVariations(ctx, productId, [item]);
    return done?.ok ? Response.json(done.body) : errorAnswer(done?.error ?? {});
  },
});

const removed = adminWrite({
  path: onePath,
  right: 'products',
  doing: 'delete',
  methods: ['DELETE'],
  summary: 'Deletes a variation for good; answers with what it was.',
  takes: forced,
  reply: { schema: adminVariation },
  errors: [
    badParameter,
    variationGone,
    {
      status: 501,
      code: '{platform}_rest_trash_not_supported',
      when: 'Without `force`: variations have no trash.',
    },
    {
      status: 400,
      code: '{platform}_rest_cannot_delete',
      when: 'There are pieces of it, or orders wait for some.',
    },
  ],
  async handle(ctx, { force = false }, { path: { product, id } }) {
    const variation = await variationIn(ctx, product, id);
    if (!variation?.parentId) return refusalAnswer(ctx, variationRefusal(ctx, { code: 'gone' }));
    if (!force) {
      const { noTrash: sentence } = adminWords(ctx);
      return refusalAnswer(ctx, { code: '{platform}_rest_trash_not_supported', status: 501, sentence });
    }
    const [result] = await remove(ctx, variation.parentId, [variation.id]);
    return result?.ok ? Response.json(result.body) : errorAnswer(result?.error ?? {});
  },
});

async function remove(
  ctx: RequestContext,
  productId: number,
  ids: readonly number[],
): Promise<readonly ItemResult[]> {
  const known = new Map((await readApiProducts(ctx, ids)).map((variation) => [variation.id, variation]));
  const results: ItemResult[] = [];
  for (const id of ids) {
    const variation = known.get(id);
    const refused = (refusal: AdminRefusal) =>
      results.push({ ok: false, id, error: refusalBody(ctx, refusal) });
    if (variation?.parentId !== productId) refused(variationRefusal(ctx, { code: 'gone' }));
    else {
      const done = await removeVariations(ctx, productId, [id]);
      if (done.ok) results.push({ ok: true, body: variationObject(ctx, variation) });
      else if (done.answer.kind === 'in-trash') refused(variationRefusal(ctx, { code: 'in-trash' }));
      else {
        const { variationStays: sentence } = adminWords(ctx);
        refused({ code: '{platform}_rest_cannot_delete', status: 400, sentence });
      }
    }
  }
  return results;
}

const idOf = ({ product }: Readonly<Record<string, string>>) => idIn(product)[0] ?? 0;

const batch = adminBatch({
  path,
  right: 'products',
  summary:
    'Makes, changes and deletes up to 100 variations of a product; what is wrong with one leaves the others.',
  create: (ctx, items, parts) => addSentVariations(ctx, idOf(parts), items),
  update: (ctx, items, parts) => saveSentVariations(ctx, idOf(parts), items),
  remove: (ctx, ids, parts) => remove(ctx, idOf(parts), ids),
});

/** Variations as programs read and write them. */
export const variationCalls = [all, listed, ...batch, one, ...created, ...changed, ...removed];
