import { z } from 'zod';
import { readApiProducts } from '#catalogue/product-api/server/read-api-products.ts';
import { changeStates } from '#catalogue/product-editing/server/change-states.ts';
import { deleteProducts } from '#catalogue/product-editing/server/delete-products.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { flag } from '../../lenient/scalars.ts';
import { badParameter } from '../../store-api/read-reply.ts';
import { adminUrl, adminWords, adminWrite, changing } from '../admin-call.ts';
import { type AdminRefusal, refusalAnswer, refusalBody } from '../admin-refusal.ts';
import { adminBatch, errorAnswer, type ItemResult, itemId } from '../batch.ts';
import { idIn } from '../id-in.ts';
import { productObject } from './product-object.ts';
import { noSuchProduct, productGone } from './product-reads.ts';
import { adminProduct } from './product-schema.ts';
import { saveSentProducts, strangerRefusal } from './save-sent-products.ts';
import { sentProduct } from './sent-product.ts';

const gone = { status: 400, code: '{platform}_rest_product_invalid_id', when: 'The product is not there.' };
const errors = [
  badParameter,
  {
    status: 400,
    code: 'product_invalid_sku',
    when: 'Another product or variation has the code; `data.resource_id` is the product.',
  },
  {
    status: 400,
    code: 'product_invalid_global_unique_id',
    when: 'Another product or variation has the GTIN.',
  },
  {
    status: 400,
    code: '{platform}_product_image_upload_error',
    when: 'A picture has no `id` of the media library.',
  },
  {
    status: 400,
    code: '{platform}_product_invalid_image_id',
    when: 'A picture is not in the media library.',
  },
  { status: 403, code: '{platform}_rest_cannot_edit', when: 'The key has no right to prices, or to stock.' },
];

const created = adminWrite({
  path: '/products',
  right: 'products',
  doing: 'create',
  methods: ['POST'],
  summary: 'Makes a product, which is published unless something else is sent.',
  takes: sentProduct,
  reply: { status: 201, schema: adminProduct, headers: { Location: 'the address of the product' } },
  errors: [...errors, { status: 400, code: '{platform}_rest_product_exists', when: 'An `id` was sent.' }],
  async handle(ctx, _sent, { fields }) {
    const sent = Object.fromEntries(fields);
    if (itemId(sent) > 0) {
      const exists = {
        code: '{platform}_rest_product_exists',
        status: 400,
        sentence: adminWords(ctx).idSent,
      };
      return refusalAnswer(ctx, exists);
    }
    const [made] = await saveSentProducts(ctx, [{ id: null, sent }]);
    if (!made?.ok) return errorAnswer(made?.error ?? {});
    const { id } = made.body as { readonly id: number };
    return Response.json(made.body, {
      status: 201,
      headers: { location: adminUrl(ctx.shopUrl, `/products/${id}`) },
    });
  },
});

const changed = adminWrite({
  path: '/products/:id{[0-9]+}',
  right: 'products',
  doing: 'edit',
  methods: changing,
  summary: 'Changes what is sent of a product; `status: trash` and back included.',
  takes: sentProduct,
  reply: { schema: adminProduct },
  errors: [...errors, gone],
  async handle(ctx, _sent, { path, fields }) {
    const [id] = idIn(path.id);
    if (id === undefined) return noSuchProduct(ctx, 400);
    const [done] = await saveSentProducts(ctx, [{ id, sent: Object.fromEntries(fields) }]);
    return done?.ok ? Response.json(done.body) : errorAnswer(done?.error ?? {});
  },
});

/** `force` of what can be put into the trash. */
export const forced = z.object({
  force: flag
    .meta({ description: 'Deletes for good, instead of into the trash.', default: false })
    .optional(),
});

const removed = adminWrite({
  path: '/products/:id{[0-9]+}',
  right: 'products',
  doing: 'delete',
  methods: ['DELETE'],
  summary: 'Puts a product into the trash, or deletes it with its variations; answers with what it was.',
  takes: forced,
  reply: { schema: adminProduct },
  errors: [
    badParameter,
    productGone,
    { status: 410, code: '{platform}_rest_already_trashed', when: 'It is in the trash already.' },
    { status: 400, code: '{platform}_rest_cannot_delete', when: 'Orders wait for pieces of it.' },
  ],
  async handle(ctx, { force = false }, { path }) {
    const [id] = idIn(path.id);
    const [product] = id === undefined ? [] : await readApiProducts(ctx, [id]);
    if (!product) return noSuchProduct(ctx, 404);
    const stranger = strangerRefusal(ctx, product);
    if (stranger) return refusalAnswer(ctx, stranger);
    if (force) {
      const [result] = await remove(ctx, [product.id]);
      return result?.ok ? Response.json(result.body) : errorAnswer(result?.error ?? {});
    }
    if (product.status === 'trash') {
      const trashed = {
        code: '{platform}_rest_already_trashed',
        status: 410,
        sentence: adminWords(ctx).inTrash,
      };
      return refusalAnswer(ctx, trashed);
    }
    await changeStates(ctx, { ids: [product.id], action: 'trash' });
    const [now = product] = await readApiProducts(ctx, [product.id]);
    return Response.json(productObject(ctx, now));
  },
});

async function remove(ctx: RequestContext, ids: readonly number[]): Promise<readonly ItemResult[]> {
  const before = new Map((await readApiProducts(ctx, ids)).map((one) => [one.id, one]));
  const own = ids.filter((id) => before.has(id) && before.get(id)?.type !== 'variation');
  const staying = await deleteProducts(ctx, own);
  return ids.map((id): ItemResult => {
    const product = before.get(id) ?? null;
    const refused = (refusal: AdminRefusal): ItemResult => ({
      ok: false,
      id,
      error: refusalBody(ctx, refusal),
    });
    const stranger = strangerRefusal(ctx, product);
    if (stranger) return refused(stranger);
    if (staying.has(id)) {
      const { reservedPieces: sentence } = adminWords(ctx);
      return refused({ code: '{platform}_rest_cannot_delete', status: 400, sentence });
    }
    return product
      ? { ok: true, body: productObject(ctx, product) }
      : refused(strangerRefusal(ctx, null) as AdminRefusal);
  });
}

const batch = adminBatch({
  path: '/products',
  right: 'products',
  summary: 'Makes, changes and deletes up to 100 products; what is wrong with one leaves the others.',
  create: (ctx, items) =>
    saveSentProducts(
      ctx,
      items.map((sent) => ({ id: null, sent })),
    ),
  update: (ctx, items) =>
    saveSentProducts(
      ctx,
      items.map((sent) => ({ id: itemId(sent), sent })),
    ),
  remove,
});

/** Products as programs make, change and delete them. */
export const productWrites = [...created, ...batch, ...changed, ...removed];
