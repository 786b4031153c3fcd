// The import rules of the house, one sentence each. Every rule has a planted violation in tests/planted that it must catch.
const test = '[.]test[.]tsx?$';
const rules = 'shop/[^/]+/rules/';
const server = 'shop/[^/]+/server/';
const storefront = 'shop/[^/]+/storefront/';
const backOffice = 'shop/[^/]+/back-office/';

/** @param {string} root the folder that the house stands in: `src`, or a planted one */
export const boundariesOf = (root) => {
  const rule = (name, comment, from, to, extra = {}) => ({
    name,
    comment,
    severity: 'error',
    from,
    to,
    ...extra,
  });
  const from = (path) => ({ path: `^${root}/(?:${path})`, pathNot: test });
  const not = (...allowed) => ({ path: `^${root}/`, pathNot: `^${root}/(?:${allowed.join('|')})` });
  const typesFree = { dependencyTypesNot: ['type-only'] };
  return [
    rule(
      'rules-are-pure',
      'Rules run in the browser and on the server: they may use other rules, nothing else.',
      from(rules),
      {
        pathNot: `^${root}/${rules}`,
      },
    ),
    rule('messages-stand-alone', 'A catalogue of words imports nothing.', from('messages/'), {
      pathNot: `^${root}/messages/`,
    }),
    rule('ui-knows-no-shop', 'The kit of parts must be usable in any shop.', from('ui/'), not('ui/')),
    rule('database-at-the-bottom', 'Tables know types at most.', from('database/'), {
      ...not('database/'),
      ...typesFree,
    }),
    rule('services-know-no-shop', 'Mail, files and clock know types at most.', from('services/'), {
      ...not('services/'),
      ...typesFree,
    }),
    rule(
      'server-shelf',
      'The server shelf reads, writes and sends; it never renders.',
      from(server),
      not(rules, server, 'database/', 'services/', 'messages/'),
    ),
    rule(
      'storefront-shelf',
      'What shoppers see is made of rules, other screens, the kit, words and the contract.',
      from(storefront),
      {
        ...not(rules, storefront, 'ui/', 'messages/', 'contract/'),
        ...typesFree,
      },
    ),
    rule(
      'back-office-shelf',
      'What staff see is made of rules, other back-office screens, the kit, words and the contract.',
      from(backOffice),
      {
        ...not(rules, backOffice, 'ui/', 'messages/', 'contract/'),
        ...typesFree,
      },
    ),
    rule(
      'contract-is-shared',
      'The contract travels to the browser and to the documents.',
      from('contract/'),
      not('contract/', rules),
    ),
    rule(
      'endpoints-translate',
      'An endpoint decodes, calls, encodes; it never opens the database.',
      from('endpoints/'),
      {
        ...not('endpoints/', 'contract/', rules, server, storefront, 'messages/', 'services/'),
        ...typesFree,
      },
    ),
    rule(
      'endpoints-render-in-one-place',
      'Only markup.tsx renders screens for the wire.',
      { path: `^${root}/endpoints/`, pathNot: `${test}|^${root}/endpoints/markup[.]tsx$` },
      {
        path: `^${root}/${storefront}`,
        ...typesFree,
      },
    ),
    rule('pages-compose', 'A page loads, calls, shows.', from('pages/'), {
      ...not('pages/', 'shop/', 'ui/', 'messages/'),
      ...typesFree,
    }),
    rule(
      'nobody-imports-the-top',
      'Only the entry point knows how the parts are assembled.',
      { path: `^${root}/`, pathNot: `^${root}/server/|${test}` },
      {
        path: `^${root}/server/`,
      },
    ),
    rule('no-cycles', 'A cycle means two files are one file.', { path: `^${root}/` }, { circular: true }),
    rule(
      'no-shelf-cycles',
      'Two shelves in a cycle mean two rooms are one room.',
      { path: `^${root}/shop/` },
      { circular: true },
      { scope: 'folder' },
    ),
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
