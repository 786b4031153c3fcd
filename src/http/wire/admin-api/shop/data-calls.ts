import { z } from 'zod';
import { countryLabel, countryOptions } from '#foundation/addresses/rules/countries.ts';
import { statesOf } from '#foundation/addresses/rules/states.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { notThere } from '../../store-api/read-reply.ts';
import { adminContextOnly, adminRead, adminUrl, adminWords } from '../admin-call.ts';
import { refusalAnswer } from '../admin-refusal.ts';

const href = z.array(z.object({ href: z.string() }));
const links = z.object({ self: href, collection: href });
const named = { code: z.string(), name: z.string() };
const countrySchema = z.object({ ...named, states: z.array(z.object(named)), _links: links });
const currencySchema = z.object({ ...named, symbol: z.string(), _links: links });

const linksOf = (shopUrl: string, collection: string, code: string) => ({
  self: [{ href: adminUrl(shopUrl, `${collection}/${code}`) }],
  collection: [{ href: adminUrl(shopUrl, collection) }],
});

const countryObject = ({ shopUrl }: Pick<RequestContext, 'shopUrl'>, code: string, name: string) => ({
  code,
  name,
  states: statesOf(code).map((state) => ({ code: state.code, name: state.label })),
  _links: linksOf(shopUrl, '/data/countries', code),
});

/** The one currency of the shop. */
const currencyObject = ({ shopUrl }: Pick<RequestContext, 'shopUrl'>) => ({
  code: 'EUR',
  name: 'Euro',
  symbol: '€',
  _links: linksOf(shopUrl, '/data/currencies', 'EUR'),
});

const index = adminRead({
  path: '/data',
  right: 'orders',
  summary: 'The lists of data that there are.',
  query: adminContextOnly,
  reply: { schema: z.array(z.object({ slug: z.string(), description: z.string() })) },
  errors: [],
  async handle(ctx) {
    const { countries, currencies } = adminWords(ctx);
    return Response.json([
      { slug: 'countries', description: countries },
      { slug: 'currencies', description: currencies },
    ]);
  },
});

const countries = adminRead({
  path: '/data/countries',
  right: 'orders',
  summary: 'All countries with their states, as addresses name them.',
  query: adminContextOnly,
  reply: { schema: z.array(countrySchema) },
  errors: [],
  async handle(ctx) {
    const all = countryOptions(ctx.visitor.audience.locale);
    return Response.json(all.map(({ code, label }) => countryObject(ctx, code, label)));
  },
});

const country = adminRead({
  path: '/data/countries/:code{[A-Za-z]+}',
  right: 'orders',
  summary: 'A country with its states.',
  query: adminContextOnly,
  reply: { schema: countrySchema },
  errors: [notThere('data_invalid_location', 'The country')],
  async handle(ctx, _query, { path }) {
    const code = (path.code ?? '').toUpperCase();
    const name = countryLabel(code, ctx.visitor.audience.locale);
    if (name !== code) return Response.json(countryObject(ctx, code, name));
    const { noCountry: sentence } = adminWords(ctx);
    return refusalAnswer(ctx, { code: '{platform}_rest_data_invalid_location', status: 404, sentence });
  },
});

const currencies = adminRead({
  path: '/data/currencies',
  right: 'orders',
  summary: 'The currencies of the shop: one.',
  query: adminContextOnly,
  reply: { schema: z.array(currencySchema) },
  errors: [],
  async handle(ctx) {
    return Response.json([currencyObject(ctx)]);
  },
});

const currency = adminRead({
  path: '/data/currencies/:code{[A-Za-z]+}',
  right: 'orders',
  summary: 'A currency by its code, or the `current` one.',
  query: adminContextOnly,
  reply: { schema: currencySchema },
  errors: [notThere('data_invalid_currency', 'The currency')],
  async handle(ctx, _query, { path: { code = '' } }) {
    if (['current', 'eur'].includes(code.toLowerCase())) return Response.json(currencyObject(ctx));
    const { noCurrency: sentence } = adminWords(ctx);
    return refusalAnswer(ctx, { code: '{platform}_rest_data_invalid_currency', status: 404, sentence });
  },
});

/** Countries and currencies as programs read them. */
export const dataCalls = [index, countries, country, currencies, currency];
