import { parse } from '@babel/parser';
import { readText, report, sourceFiles } from './source-files.ts';

/** Words that the code does not say any more, and what it says instead (docs/glossary.md). */
const retired: Readonly<Record<string, string>> = {
  toolbox: 'request context, in short ctx',
  house: 'app services',
  desk: 'request context, or what it is',
  told: 'flash message, notice, or the plain verb',
  kept: 'cached, stored, saved or parsed, as it is meant',
  keeper: 'cache, or owner',
  seat: 'segment, membership',
  deed: 'action',
  wish: 'options, request',
  wished: 'wanted, requested',
  letter: 'email',
  shelf: 'tab, layer',
  shelve: 'tab, layer',
  room: 'module',
  door: 'entry point',
  several: 'bulk',
  again: 'retry, attempt',
  books: 'ledger',
  slot: 'document of the index',
  sift: 'filter',
  narrowing: 'filter, facet',
  narrowed: 'filtered',
  programs: 'a plain name, such as ApiProduct',
};
/** What forms called the field that says what is to be done; forms of the shop post it as `action`. */
const retiredField = 'deed';
/** At the end of a name alone: `placeOrder` is a verb. */
const retiredLast: Readonly<Record<string, string>> = { place: 'context, location, position, cell' };
/** Phrases of comments and documents. */
const retiredPhrases: readonly (readonly [RegExp, string])[] = [
  [/\btoolbox(?:es)?\b/i, retired.toolbox ?? ''],
  [/\bpost box\b/i, 'email log'],
  [/\b(?:other|newer|all) rooms\b/i, 'modules'],
  [/\bby letter\b|\bletter about\b/i, 'email'],
  [/\b(?:without a wish|wished for|wished otherwise)\b/i, 'by default, asked for'],
];

type Exception = { readonly word: string; readonly where: RegExp; readonly reason: string };
/** `where` is held against `path name`. */
const exceptions: readonly Exception[] = [
  {
    word: 'deed',
    where: /^(?:src\/foundation\/(?:audit|database)|tests)\/.* deed$/,
    reason: 'a column of the audit trail',
  },
  {
    word: 'kept',
    where: / kept(?:_name|Billing|Shipping)?$/,
    reason: 'a status of emails, and columns of statements',
  },
  {
    word: 'told',
    where: /^src\/(?:pricing|foundation\/database)\/.* told(?:_until)?$/,
    reason: 'a column of price dates and of a statement',
  },
  {
    word: 'again',
    where: / (?:again|ask_again_at)$/,
    reason: 'a kind of answer of staff forms; a column of checks',
  },
  { word: 'seat', where: /^demo\//, reason: 'a make of cars, and a part of them' },
  { word: 'slot', where: /^demo\/pictures\//, reason: 'an opening in a drawn part' },
  { word: 'door', where: /^demo\//, reason: 'a part of a car' },
  {
    word: 'letter',
    where:
      /^demo\/|alphabet|(?:small|company|odd|thai|japanese)Letters|letterSpacing|inSmallLetters|^src\/customers\/invoices\/.* lettersOf| letters?$| letterKind$/,
    reason: 'of the alphabet; names of email kinds in the database, and of what the trail of changes stored',
  },
  { word: 'toolbox', where: /^demo\//, reason: 'a box of tools' },
  { word: 'room', where: /^demo\/pictures\/| (?:hasRoom|isRoomy|makeRoom)$/, reason: 'space' },
  { word: 'place', where: / (?:wouldPlace|prepareAndPlace)$/, reason: 'the verb: to place an order' },
  { word: 'place', where: /^demo\//, reason: 'where a drawing is put, or a place of a fitment' },
  { word: 'place', where: / place$/, reason: 'a column of registrations and of lists given to the database' },
];

const partsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());

function retiredIn(name: string): readonly (readonly [word: string, instead: string])[] {
  const parts = partsOf(name);
  const found = parts.flatMap((part) => {
    const word = Object.hasOwn(retired, part)
      ? part
      : part.replace(/e?s$/, (end) =>
          end === 'es' && Object.hasOwn(retired, `${part.slice(0, -1)}`) ? 'e' : '',
        );
    const instead = Object.hasOwn(retired, word) ? retired[word] : undefined;
    return instead === undefined ? [] : [[word, instead] as const];
  });
  const last = parts.at(-1) ?? '';
  const singular = last.replace(/s$/, '');
  const instead = Object.hasOwn(retiredLast, singular) ? retiredLast[singular] : undefined;
  return instead === undefined ? found : [...found, [singular, instead] as const];
}

const isAllowed = (word: string, path: string, name: string) =>
  exceptions.some((one) => one.word === word && one.where.test(`${path} ${name}`));

/** What a file's path says that is retired. */
export function pathProblems(path: string): readonly string[] {
  return path
    .split('/')
    .flatMap((part) =>
      retiredIn(part.replace(/\..*$/, '')).flatMap(([word, instead]) =>
        isAllowed(word, path, '') ? [] : [`${path}: "${word}" in the name ${part}: say ${instead}`],
      ),
    );
}

function proseProblems(path: string, text: string, firstLine: number): readonly string[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      retiredPhrases.flatMap(([phrase, instead]) =>
        phrase.test(line) ? [`${path}:${firstLine + at}: "${phrase.exec(line)?.[0]}": say ${instead}`] : [],
      ),
    );
}

/** What the identifiers and comments of a file say that is retired, and of its strings the names of posted fields alone. */
export function codeProblems(path: string, text: string): readonly string[] {
  const { tokens, comments } = parse(text, {
    sourceType: 'module',
    plugins: path.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
    tokens: true,
    errorRecovery: true,
  });
  const names = new Map<string, number>();
  for (const { type, value, loc } of tokens ?? [])
    if (
      (type.label === 'name' || type.label === 'jsxName' || type.label === 'privateName') &&
      typeof value === 'string'
    )
      if (!value.includes('-') && !names.has(value)) names.set(value, loc.start.line);
  const styles = new Set(
    [...text.matchAll(/\b(?:styles|layout|sheet|plain|dataset)\??\.(\w+)/g)].map(([, name]) => name),
  );
  const ofNames = [...names].flatMap(([name, line]) =>
    styles.has(name)
      ? []
      : retiredIn(name).flatMap(([word, instead]) =>
          isAllowed(word, path, name) ? [] : [`${path}:${line}: "${word}" in ${name}: say ${instead}`],
        ),
  );
  const ofFields = path.startsWith('src/')
    ? (tokens ?? []).flatMap(({ type, value, loc }) =>
        type.label === 'string' && value === retiredField
          ? [`${path}:${loc.start.line}: the field "${value}": say ${retired[retiredField]}`]
          : [],
      )
    : [];
  const ofComments = (comments ?? []).flatMap(({ value, loc }) =>
    path.startsWith('demo/') ? [] : proseProblems(path, value, loc?.start.line ?? 1),
  );
  return [...ofNames, ...ofFields, ...ofComments];
}

/** What a document says that is retired. */
export function documentProblems(path: string, text: string): readonly string[] {
  return proseProblems(path, text, 1);
}

if (import.meta.main) {
  const files = sourceFiles(
    (path) =>
      /^(?:src|demo|tests|tools|bench)\//.test(path) &&
      !/^tests\/planted\/|^tools\/check-words|\/migrations\//.test(path),
  );
  const documents = sourceFiles(
    (path) => /^(?:ARCHITECTURE|README)\.md$|^docs\/[^/]+\.md$/.test(path) && !/glossary|coverage/.test(path),
  );
  report([
    ...files.flatMap(pathProblems),
    ...files
      .filter((path) => /\.(?:ts|tsx|mts)$/.test(path))
      .flatMap((path) => codeProblems(path, readText(path))),
    ...documents.flatMap((path) => documentProblems(path, readText(path))),
  ]);
}
