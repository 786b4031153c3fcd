// The import rules, one sentence each. Every rule has a planted violation in tests/planted that it must catch.
const test = '[.]test[.]tsx?$';

/** The groups, from the lowest to the highest: a module may use its own group and those before it. */
export const groups = [
  'kit',
  'foundation',
  'pricing',
  'catalogue',
  'customers',
  'selling',
  'wholesale',
  'site',
  'http',
];

// The pages of the router lie in folders of their own making.
const layer = (name) => `(?!http/pages/)[^/]+/[^/]+/${name}/`;
const rules = layer('rules');
const server = layer('server');
const storefront = layer('storefront');
const backOffice = layer('back-office');
const parts = 'kit/ui/';
const database = 'foundation/database/';
const services = 'foundation/services/';
const context = 'foundation/request-context/';

/** @param {string} root the folder that the groups stand in: `src`, or a planted one */
export const boundariesOf = (root) => {
  const demo = root.replace(/src$/, 'demo');
  const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
  const from = (path) => ({ path: `^${root}/(?:${path})`, pathNot: test });
  const not = (...allowed) => ({ path: `^${root}/`, pathNot: `^${root}/(?:${allowed.join('|')})` });
  const typesFree = { dependencyTypesNot: ['type-only'] };
  return [
    ...groups
      .slice(0, -1)
      .map((group, at) =>
        rule(
          `order-of-groups-${group}`,
          `${group} knows nothing of the groups above it.`,
          from(`${group}/`),
          { path: `^${root}/(?:${groups.slice(at + 1).join('|')})/` },
        ),
      ),
    rule(
      'rules-are-pure',
      'Rules run in the browser and on the server: they may use other rules and zod, nothing else.',
      from(rules),
      { pathNot: `^${root}/${rules}|^node_modules/zod/` },
    ),
    rule('messages-stand-alone', 'Messages import nothing.', from('messages/'), {
      pathNot: `^${root}/messages/`,
    }),
    rule(
      'parts-know-no-shop',
      'Buttons, fields and dialogs must be usable in any shop.',
      from(parts),
      not(parts),
    ),
    rule('database-at-the-bottom', 'Tables know types at most.', from(database), {
      ...not(database),
      ...typesFree,
    }),
    rule('services-know-no-shop', 'Mail, files and clock know types at most.', from(services), {
      ...not(services),
      ...typesFree,
    }),
    rule(
      'server-layer',
      'The server layer reads, writes and sends; it never renders.',
      from(server),
      not(rules, server, database, services, context, 'messages/'),
    ),
    rule(
      'storefront-layer',
      'What shoppers see is made of rules, other screens of the storefront, parts and messages.',
      from(storefront),
      { ...not(rules, storefront, parts, 'messages/'), ...typesFree },
    ),
    rule(
      'back-office-layer',
      'What staff see is made of rules, other screens of the back office, parts and messages.',
      from(backOffice),
      { ...not(rules, backOffice, parts, 'messages/'), ...typesFree },
    ),
    rule(
      'endpoints-translate',
      'An endpoint decodes, calls, encodes; it never opens the database.',
      from('http/wire/'),
      {
        ...not('http/wire/', rules, server, storefront, 'messages/', services, context),
        ...typesFree,
      },
    ),
    rule(
      'endpoints-render-in-one-place',
      'Only markup.tsx renders screens for the wire.',
      { path: `^${root}/http/wire/`, pathNot: `${test}|^${root}/http/wire/markup[.]tsx$` },
      { path: `^${root}/${storefront}`, ...typesFree },
    ),
    rule('pages-compose', 'A page loads, calls, shows.', from('http/pages/'), {
      path: `^${root}/(?:${database}|${services}|http/(?!pages/|foreign-scripts/))`,
      ...typesFree,
    }),
    rule(
      'nobody-imports-the-top',
      'Only the entry point knows how the parts are assembled.',
      { path: `^${root}/`, pathNot: `^${root}/http/server/|${test}` },
      { path: `^${root}/http/server/` },
    ),
    rule(
      'the-shop-without-its-demo',
      'Only the server fills a shop with the demo, and only it and the pages say that it is one.',
      { path: `^${root}/`, pathNot: `^${root}/http/(?:pages|server)/|${test}` },
      { path: `^${demo}/`, ...typesFree },
    ),
    rule('no-cycles', 'A cycle means two files are one file.', { path: `^${root}/` }, { circular: true }),
    rule(
      'tests-are-not-shipped',
      'Nothing shipped depends on a test.',
      { path: `^${root}/`, pathNot: test },
      { path: `${test}|^tests/(?!planted)` },
    ),
  ];
};

export default {
  forbidden: boundariesOf('src'),
  options: {
    tsPreCompilationDeps: true,
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'] },
  },
};
