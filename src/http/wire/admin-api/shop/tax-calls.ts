import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { type ApiTax, readApiTaxes, readTaxClasses } from '#pricing/tax/server/read-api-taxes.ts';
import { choice, text } from '../../lenient/scalars.ts';
import { badParameter, notThere, pagingHeaderSays, pagingHeaders } from '../../store-api/read-reply.ts';
import { adminContextOnly, adminRead, adminUrl, adminWords } from '../admin-call.ts';
import { refusalAnswer } from '../admin-refusal.ts';
import { pageOf, pageQuery } from '../collection.ts';

const href = z.array(z.object({ href: z.string() }));

const taxSchema = z.object({
  id: z.number().meta({ description: 'Basis points, as `rate_id` of orders: 2200 is 22 %.' }),
  country: z.string(),
  state: z.string(),
  postcode: z.string(),
  city: z.string(),
  postcodes: z.array(z.string()),
  cities: z.array(z.string()),
  rate: z.string(),
  name: z.string(),
  priority: z.number(),
  compound: z.boolean(),
  shipping: z.boolean(),
  order: z.number(),
  class: z.string(),
  _links: z.object({ self: href, collection: href }),
});

const taxObject = (
  { shopUrl }: Pick<RequestContext, 'shopUrl'>,
  { id, country, name, priority, compound, taxClass }: ApiTax,
  order: number,
) => ({
  id,
  country,
  state: '',
  postcode: '',
  city: '',
  postcodes: [],
  cities: [],
  rate: (id / 100).toFixed(4),
  name,
  priority,
  compound,
  shipping: true,
  order,
  class: taxClass,
  _links: {
    self: [{ href: adminUrl(shopUrl, `/taxes/${id}`) }],
    collection: [{ href: adminUrl(shopUrl, '/taxes') }],
  },
});

const listed = adminRead({
  path: '/taxes',
  right: 'taxes',
  summary: 'The rates of VAT, each once, as orders name them; they are changed in the staff area alone.',
  query: z.object({
    ...pageQuery,
    orderby: choice(['id', 'order', 'priority']).meta({ default: 'order' }).optional(),
    class: text.optional(),
  }),
  reply: { schema: z.array(taxSchema), headers: pagingHeaderSays },
  errors: [badParameter],
  async handle(ctx, query, { request }) {
    const page = pageOf(query);
    const all = (await readApiTaxes(ctx))
      .map((tax, order) => taxObject(ctx, tax, order))
      .filter((tax) => query.class === undefined || tax.class === (query.class || 'standard'));
    const key = query.orderby ?? 'order';
    const sorted = all.sort((a, b) => a[key] - b[key] || a.order - b.order);
    if (query.order === 'desc') sorted.reverse();
    return Response.json(sorted.slice(page.offset, page.offset + page.limit), {
      headers: pagingHeaders(ctx, request, { ...page, total: all.length }),
    });
  },
});

const one = adminRead({
  path: '/taxes/:id{[0-9]+}',
  right: 'taxes',
  summary: 'A rate of VAT by its basis points.',
  query: adminContextOnly,
  reply: { schema: taxSchema },
  errors: [notThere('invalid_id', 'The rate')],
  async handle(ctx, _query, { path }) {
    const taxes = (await readApiTaxes(ctx)).map((tax, order) => taxObject(ctx, tax, order));
    const found = taxes.find(({ id }) => id === Number(path.id));
    if (found) return Response.json(found);
    const { noTax: sentence } = adminWords(ctx);
    return refusalAnswer(ctx, { code: '{platform}_rest_invalid_id', status: 404, sentence });
  },
});

const classSchema = z.object({ slug: z.string(), name: z.string(), _links: z.object({ collection: href }) });

async function classesOf(ctx: RequestContext) {
  const names = staffMessagesFor(ctx.visitor.audience.locale).productEditor.taxClasses;
  return (await readTaxClasses(ctx)).map((slug) => ({
    slug,
    name: names[slug] ?? slug,
    _links: { collection: [{ href: adminUrl(ctx.shopUrl, '/taxes/classes') }] },
  }));
}

const classes = adminRead({
  path: '/taxes/classes',
  right: 'taxes',
  summary: 'The classes of VAT; products write `standard` as an empty text.',
  query: adminContextOnly,
  reply: { schema: z.array(classSchema) },
  errors: [],
  async handle(ctx) {
    return Response.json(await classesOf(ctx));
  },
});

const oneClass = adminRead({
  path: '/taxes/classes/:slug{[a-z0-9-]+}',
  right: 'taxes',
  summary: 'A class of VAT, in a list of one.',
  query: adminContextOnly,
  reply: { schema: z.array(classSchema) },
  errors: [notThere('tax_class_invalid_slug', 'The class')],
  async handle(ctx, _query, { path }) {
    const found = (await classesOf(ctx)).filter(({ slug }) => slug === path.slug);
    if (found.length > 0) return Response.json(found);
    const { noTaxClass: sentence } = adminWords(ctx);
    return refusalAnswer(ctx, { code: '{platform}_rest_tax_class_invalid_slug', status: 404, sentence });
  },
});

/** Rates and classes of VAT as programs read them. */
export const taxCalls = [listed, classes, oneClass, one];
