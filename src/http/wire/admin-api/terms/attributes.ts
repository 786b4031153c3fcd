import { z } from 'zod';
import { attributeTypes } from '#catalogue/taxonomy/rules/attribute-form.ts';
import { slugOf } from '#catalogue/taxonomy/rules/slug.ts';
import { removeAttribute, saveAttribute } from '#catalogue/taxonomy/server/attributes/save-attribute.ts';
import {
  type ApiAttributeOfShop,
  readApiAttributes,
} from '#catalogue/taxonomy/server/read-api-attributes.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { choice, flag, text } from '../../lenient/scalars.ts';
import { badParameter, notThere } from '../../store-api/read-reply.ts';
import { adminContextOnly, adminRead, adminUrl, adminWords, adminWrite, changing } from '../admin-call.ts';
import { type AdminRefusal, refusalAnswer, refusalBody } from '../admin-refusal.ts';
import { adminBatch, errorAnswer, type ItemResult, itemId, readItem, type SentItem } from '../batch.ts';
import { idIn } from '../id-in.ts';
import { invalidFields } from '../products/product-refusal.ts';
import { sentName } from '../products/sent-values.ts';
import { cannotDelete, formRefusal } from './term-refusal.ts';

const path = '/products/attributes';
const onePath = `${path}/:id{[0-9]+}`;
const href = z.array(z.object({ href: z.string() }));

const schema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string().meta({ description: 'Begins with `pa_`.' }),
  type: z.string(),
  order_by: z.string(),
  has_archives: z.boolean(),
  _links: z.object({ self: href, collection: href }),
});

const takes = z.object({
  name: sentName(100).optional(),
  slug: text.meta({ description: 'Of a new one alone: filters and carts name it.' }).optional(),
  type: choice(attributeTypes).meta({ default: 'select' }).optional(),
  order_by: choice(['menu_order']).optional(),
  has_archives: flag.meta({ description: 'Attributes have no pages of their own.' }).optional(),
});

const slugSent = (slug: string) => slugOf(slug.replace(/^pa_/, ''));

const objectOf = (
  { shopUrl }: Pick<RequestContext, 'shopUrl'>,
  { id, name, slug, type }: ApiAttributeOfShop,
) => ({
  id,
  name,
  slug: `pa_${slug}`,
  type,
  order_by: 'menu_order',
  has_archives: false,
  _links: {
    self: [{ href: adminUrl(shopUrl, `${path}/${id}`) }],
    collection: [{ href: adminUrl(shopUrl, path) }],
  },
});

const gone = (ctx: RequestContext): AdminRefusal => ({
  code: '{platform}_rest_attribute_invalid',
  status: 404,
  sentence: adminWords(ctx).noAttribute,
});

const find = async (ctx: RequestContext, id: number) => (await readApiAttributes(ctx, id))[0] ?? null;

const listed = adminRead({
  path,
  right: 'products',
  summary: 'The attributes of the shop; all of them.',
  query: adminContextOnly,
  reply: { schema: z.array(schema) },
  errors: [],
  async handle(ctx) {
    return Response.json((await readApiAttributes(ctx)).map((attribute) => objectOf(ctx, attribute)));
  },
});

const one = adminRead({
  path: onePath,
  right: 'products',
  summary: 'An attribute of the shop.',
  query: adminContextOnly,
  reply: { schema },
  errors: [notThere('attribute_invalid', 'The attribute')],
  async handle(ctx, _query, { path: parts }) {
    const found = await find(ctx, idIn(parts.id)[0] ?? 0);
    return found ? Response.json(objectOf(ctx, found)) : refusalAnswer(ctx, gone(ctx));
  },
});

/** Saves an item; of a new one `id` is 0. */
async function save(ctx: RequestContext, id: number, item: SentItem): Promise<ItemResult> {
  const refused = (refusal: AdminRefusal): ItemResult => ({
    ok: false,
    id,
    error: refusalBody(ctx, refusal),
  });
  const known = id === 0 ? null : await find(ctx, id);
  if (id !== 0 && !known) return refused(gone(ctx));
  const read = await readItem(ctx, known ? takes : takes.required({ name: true }), item);
  if (!read.ok) return { ok: false, id, error: read.error };
  const { name, slug = '', type, has_archives: archives = false } = read.value;
  const { alwaysSo, fixedSlug } = adminWords(ctx);
  if (archives) return refused(invalidFields(ctx, { has_archives: alwaysSo }));
  if (known && slug !== '' && slugSent(slug) !== known.slug)
    return refused(invalidFields(ctx, { slug: fixedSlug }));
  const saved = await saveAttribute(ctx, {
    id: known?.id ?? null,
    draft: {
      name: name ?? known?.name ?? '',
      slug: known?.slug ?? slugSent(slug),
      type: type ?? known?.type ?? 'select',
      translatedName: known?.translatedName ?? '',
    },
  });
  if (!saved.ok) return refused(saved.problems ? formRefusal(ctx, saved.problems) : gone(ctx));
  const now = await find(ctx, saved.id);
  if (!now) throw new Error('the attribute was not stored');
  return { ok: true, body: objectOf(ctx, now) };
}

async function remove(ctx: RequestContext, id: number): Promise<ItemResult> {
  const known = await find(ctx, id);
  const removed = known && (await removeAttribute(ctx, id));
  if (known && removed?.ok) return { ok: true, body: objectOf(ctx, known) };
  return { ok: false, id, error: refusalBody(ctx, known ? cannotDelete(ctx) : gone(ctx)) };
}

const errors = [badParameter, notThere('attribute_invalid', 'The attribute')];

const created = adminWrite({
  path,
  right: 'products',
  doing: 'create',
  methods: ['POST'],
  summary: 'Makes an attribute of the shop.',
  takes: takes.required({ name: true }),
  reply: { status: 201, schema, headers: { Location: 'its address' } },
  errors,
  async handle(ctx, _sent, { fields }) {
    const made = await save(ctx, 0, Object.fromEntries(fields));
    if (!made.ok) return errorAnswer(made.error);
    const { id } = made.body as { readonly id: number };
    const location = adminUrl(ctx.shopUrl, `${path}/${id}`);
    return Response.json(made.body, { status: 201, headers: { location } });
  },
});

const changed = adminWrite({
  path: onePath,
  right: 'products',
  doing: 'edit',
  methods: changing,
  summary: 'Changes what is sent of an attribute of the shop; its slug stays.',
  takes,
  reply: { schema },
  errors,
  async handle(ctx, _sent, { path: parts, fields }) {
    const [id] = idIn(parts.id);
    if (!id) return refusalAnswer(ctx, gone(ctx));
    const done = await save(ctx, id, Object.fromEntries(fields));
    return done.ok ? Response.json(done.body) : errorAnswer(done.error);
  },
});

const removed = adminWrite({
  path: onePath,
  right: 'products',
  doing: 'delete',
  methods: ['DELETE'],
  summary: 'Deletes an attribute that no product has, with its terms; answers with what it was.',
  takes: z.object({ force: flag.meta({ default: true }).optional() }),
  reply: { schema },
  errors: [...errors, { status: 400, code: '{platform}_rest_cannot_delete', when: 'A product has it.' }],
  async handle(ctx, _sent, { path: parts }) {
    const done = await remove(ctx, idIn(parts.id)[0] ?? 0);
    return done.ok ? Response.json(done.body) : errorAnswer(done.error);
  },
});

const batch = adminBatch({
  path,
  right: 'products',
  summary: 'Makes, changes and deletes up to 100 attributes; what is wrong with one leaves the others.',
  create: (ctx, items) => inTurn(items, (item) => save(ctx, 0, item)),
  update: (ctx, items) => inTurn(items, (item) => save(ctx, itemId(item) || -1, item)),
  remove: (ctx, ids) => inTurn(ids, (id) => remove(ctx, id)),
});

async function inTurn<Item>(items: readonly Item[], does: (item: Item) => Promise<ItemResult>) {
  const results: ItemResult[] = [];
  for (const item of items) results.push(await does(item));
  return results;
}

/** Attributes of the shop as programs read and write them. */
export const attributeCalls = [listed, ...batch, one, ...created, ...changed, ...removed];
