import { z } from 'zod';
import {
  type ApiTerm,
  type ApiTermKind,
  apiTermSorts,
  readApiTerms,
} from '#catalogue/taxonomy/server/read-api-terms.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { StaffRight } from '#foundation/visitor/rules/staff-rights.ts';
import { commaList } from '../../lenient/lists.ts';
import { choice, flag, id, text } from '../../lenient/scalars.ts';
import { badParameter, notThere, pagingHeaderSays, pagingHeaders } from '../../store-api/read-reply.ts';
import { adminContextOnly, adminRead, adminUrl, adminWords, adminWrite, changing } from '../admin-call.ts';
import { type AdminRefusal, refusalAnswer, refusalBody } from '../admin-refusal.ts';
import { adminBatch, errorAnswer, type ItemResult, itemId, readItem, type SentItem } from '../batch.ts';
import { pageOf, pageQuery } from '../collection.ts';
import { idIn } from '../id-in.ts';
import { type SentTerm, sentTerm } from './sent-term.ts';
import { type TermShape, termObject, termSchemas } from './term-object.ts';

type Parts = Readonly<Record<string, string>>;
type Saved =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly refusal: AdminRefusal };

/** A kind of term, as its calls need it. */
export type TermResource = {
  readonly path: string;
  readonly shape: TermShape;
  /** what it is called in the documents: `category` */
  readonly name: string;
  readonly writtenWith: StaffRight;
  /** null where what the address names is not there */
  readonly kindOf: (ctx: RequestContext, parts: Parts) => Promise<ApiTermKind | null>;
  /** Makes (`known` null) or changes one. */
  readonly save: (
    ctx: RequestContext,
    asked: { readonly kind: ApiTermKind; readonly known: ApiTerm | null; readonly sent: SentTerm },
  ) => Promise<Saved>;
  /** null: it is gone */
  readonly remove: (ctx: RequestContext, kind: ApiTermKind, known: ApiTerm) => Promise<AdminRefusal | null>;
};

const listQuery = z.object({
  ...pageQuery,
  orderby: choice(apiTermSorts).meta({ default: 'name' }).optional(),
  hide_empty: flag.meta({ default: false }).optional(),
  parent: id.meta({ description: '0 for the top.' }).optional(),
  product: id.optional(),
  slug: commaList(text).optional(),
});

const force = z.object({
  force: flag.meta({ description: 'Must be true: there is no trash.', default: false }).optional(),
});
const some = <Item>(list: readonly Item[] | undefined) => (list?.length ? list : undefined);
const single = { limit: 1, offset: 0 } as const;

const termGone = (ctx: RequestContext): AdminRefusal => ({
  code: '{platform}_rest_term_invalid',
  status: 404,
  sentence: adminWords(ctx).noTerm,
});
const taxonomyGone = (ctx: RequestContext): AdminRefusal => ({
  code: '{platform}_rest_taxonomy_invalid',
  status: 404,
  sentence: adminWords(ctx).noTaxonomy,
});

/** The calls of a kind of term: list, one, making, changing, deleting, and the batch of these. */
export function termCalls(resource: TermResource) {
  const { path, shape, name, writtenWith: right } = resource;
  const schema = termSchemas[shape];
  const onePath = `${path}/:id{[0-9]+}`;
  const collectionOf = (parts: Parts) => path.replace(/:(\w+)\{[^}]*\}/g, (_all, part) => parts[part] ?? '');
  const objectOf = (ctx: RequestContext, parts: Parts, term: ApiTerm) =>
    termObject(ctx, term, { shape, collection: collectionOf(parts) });
  const find = async (ctx: RequestContext, kind: ApiTermKind, one: number) =>
    (await readApiTerms(ctx, kind, { ids: [one], ...single })).terms[0] ?? null;

  const listed = adminRead({
    path,
    right: 'products',
    summary: `Each ${name} of the shop.`,
    query: listQuery,
    reply: { schema: z.array(schema), headers: pagingHeaderSays },
    errors: [badParameter],
    async handle(ctx, query, { request, path: parts }) {
      const kind = await resource.kindOf(ctx, parts);
      if (!kind) return refusalAnswer(ctx, taxonomyGone(ctx));
      const page = pageOf(query);
      const { terms, total } = await readApiTerms(ctx, kind, {
        ...page,
        words: query.search,
        ids: some(query.include),
        exceptIds: some(query.exclude),
        slugs: some(query.slug),
        parent: query.parent,
        product: query.product,
        hideEmpty: query.hide_empty,
        sort: query.orderby,
        direction: query.order,
      });
      return Response.json(
        terms.map((term) => objectOf(ctx, parts, term)),
        { headers: pagingHeaders(ctx, request, { ...page, total }) },
      );
    },
  });

  const one = adminRead({
    path: onePath,
    right: 'products',
    summary: `A ${name}.`,
    query: adminContextOnly,
    reply: { schema },
    errors: [notThere('term_invalid', 'It')],
    async handle(ctx, _query, { path: parts }) {
      const kind = await resource.kindOf(ctx, parts);
      if (!kind) return refusalAnswer(ctx, taxonomyGone(ctx));
      const term = await find(ctx, kind, idIn(parts.id)[0] ?? 0);
      return term ? Response.json(objectOf(ctx, parts, term)) : refusalAnswer(ctx, termGone(ctx));
    },
  });

  /** Saves an item; of a new one `known` is 0. */
  async function save(ctx: RequestContext, parts: Parts, known: number, item: SentItem): Promise<ItemResult> {
    const refused = (refusal: AdminRefusal): ItemResult => ({
      ok: false,
      id: known,
      error: refusalBody(ctx, refusal),
    });
    const kind = await resource.kindOf(ctx, parts);
    if (!kind) return refused(taxonomyGone(ctx));
    const stored = known === 0 ? null : await find(ctx, kind, known);
    if (known !== 0 && !stored) return refused(termGone(ctx));
    const read = await readItem(ctx, stored ? sentTerm : sentTerm.required({ name: true }), item);
    if (!read.ok) return { ok: false, id: known, error: read.error };
    const twin = await twinOf(ctx, kind, stored, read.value);
    if (twin) return refused(twin);
    const saved = await resource.save(ctx, { kind, known: stored, sent: read.value });
    if (!saved.ok) return refused(saved.refusal);
    const now = await find(ctx, kind, saved.id);
    if (!now) throw new Error('the term was not stored');
    return { ok: true, body: objectOf(ctx, parts, now) };
  }

  async function remove(
    ctx: RequestContext,
    parts: Parts,
    ids: readonly number[],
  ): Promise<readonly ItemResult[]> {
    const kind = await resource.kindOf(ctx, parts);
    const results: ItemResult[] = [];
    for (const one of ids) {
      const known = kind ? await find(ctx, kind, one) : null;
      const refusal = kind && known ? await resource.remove(ctx, kind, known) : termGone(ctx);
      if (refusal) results.push({ ok: false, id: one, error: refusalBody(ctx, refusal) });
      else if (known) results.push({ ok: true, body: objectOf(ctx, parts, known) });
    }
    return results;
  }

  const errors = [
    badParameter,
    notThere('term_invalid', 'It'),
    { status: 400, code: 'term_exists', when: 'The name is taken; `data.resource_id` has it.' },
  ];
  const created = adminWrite({
    path,
    right,
    doing: 'create',
    methods: ['POST'],
    summary: `Makes a ${name}.`,
    takes: sentTerm.required({ name: true }),
    reply: { status: 201, schema, headers: { Location: 'its address' } },
    errors,
    async handle(ctx, _sent, { path: parts, fields }) {
      const made = await save(ctx, parts, 0, Object.fromEntries(fields));
      if (!made.ok) return errorAnswer(made.error);
      const { id: made_id } = made.body as { readonly id: number };
      const location = adminUrl(ctx.shopUrl, `${collectionOf(parts)}/${made_id}`);
      return Response.json(made.body, { status: 201, headers: { location } });
    },
  });
  const changed = adminWrite({
    path: onePath,
    right,
    doing: 'edit',
    methods: changing,
    summary: `Changes what is sent of a ${name}.`,
    takes: sentTerm,
    reply: { schema },
    errors,
    async handle(ctx, _sent, { path: parts, fields }) {
      const [known] = idIn(parts.id);
      if (!known) return refusalAnswer(ctx, termGone(ctx));
      const done = await save(ctx, parts, known, Object.fromEntries(fields));
      return done.ok ? Response.json(done.body) : errorAnswer(done.error);
    },
  });
  const removed = adminWrite({
    path: onePath,
    right,
    doing: 'delete',
    methods: ['DELETE'],
    summary: `Deletes a ${name} that nothing needs; answers with what it was.`,
    takes: force,
    reply: { schema },
    errors: [
      ...errors,
      { status: 501, code: '{platform}_rest_trash_not_supported', when: '`force` is not true.' },
      { status: 400, code: '{platform}_rest_cannot_delete', when: 'Something of the shop needs it.' },
    ],
    async handle(ctx, { force: forced = false }, { path: parts }) {
      if (!forced) {
        const { noTrash: sentence } = adminWords(ctx);
        return refusalAnswer(ctx, { code: '{platform}_rest_trash_not_supported', status: 501, sentence });
      }
      const [done] = await remove(ctx, parts, idIn(parts.id));
      if (!done) return refusalAnswer(ctx, termGone(ctx));
      return done.ok ? Response.json(done.body) : errorAnswer(done.error);
    },
  });
  const each = async (
    ctx: RequestContext,
    parts: Parts,
    items: readonly SentItem[],
    known: (item: SentItem) => number,
  ) => {
    const results: ItemResult[] = [];
    for (const item of items) results.push(await save(ctx, parts, known(item), item));
    return results;
  };
  const batch = adminBatch({
    path,
    right,
    summary: `Makes, changes and deletes up to 100; what is wrong with one ${name} leaves the others.`,
    create: (ctx, items, parts) => each(ctx, parts, items, () => 0),
    update: (ctx, items, parts) => each(ctx, parts, items, (item) => itemId(item) || -1),
    remove: (ctx, ids, parts) => remove(ctx, parts, ids),
  });
  return [listed, ...batch, one, ...created, ...changed, ...removed];
}

/** The refusal of a name that another term has below the same parent. */
async function twinOf(
  ctx: RequestContext,
  kind: ApiTermKind,
  known: ApiTerm | null,
  { name, parent }: SentTerm,
): Promise<AdminRefusal | null> {
  if (name === undefined || name.toLowerCase() === known?.name.toLowerCase()) return null;
  const below = parent ?? known?.parent ?? 0;
  const { terms } = await readApiTerms(ctx, kind, { name, parent: below, ...single });
  const [twin] = terms.filter((term) => term.id !== known?.id);
  return twin
    ? {
        code: 'term_exists',
        status: 400,
        sentence: adminWords(ctx).termExists,
        extra: { resource_id: twin.id },
      }
    : null;
}
