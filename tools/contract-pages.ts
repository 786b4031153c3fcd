import type { CallNote as WrittenNote } from '#http/contract/call-note.ts';
import type { ArgumentShape, ArgumentShapes } from '#http/wire/argument-shapes.ts';
import type { CallError } from '#http/wire/call-document.ts';
import { type DeclaredType, typesFor } from './contract-sources.ts';

/** An entry of the route table, as far as the pages need it. */
export type Call = {
  readonly kind: string;
  /** what it is called by, within its kind: `GET /products/:slug`, `add_to_cart` */
  readonly name: string;
  /** the same for reading: `GET /products/{slug}` */
  readonly title: string;
  /** the whole address, with the method where there is one */
  readonly address: string;
  readonly who: string;
  /** what is said of it; null: nothing */
  readonly note: CallNote | null;
  readonly sentence: string | null;
};

/** What a page tells of a call. */
export type CallNote = Omit<WrittenNote, 'fields'> & { readonly fields?: ArgumentShapes };

type Page = {
  readonly path: string;
  readonly title: string;
  readonly kinds: readonly string[];
  readonly intro: string;
};

const callers: Readonly<Record<string, string>> = {
  everybody: 'everybody',
  customer: 'whoever is logged in',
};

export const contractPages: readonly Page[] = [
  {
    path: 'store-api.md',
    title: 'Store API',
    kinds: ['store-api'],
    intro:
      'JSON below `/wp-json/wc/store/v1`; the same routes answer below `/wp-json/wc/store` and as `/?rest_route=/wc/store/v1/...`, also of `/index.php`. `OPTIONS` tells what may be asked of a route, `HEAD` answers as `GET` without a body.',
  },
  {
    path: 'platform-rest.md',
    title: 'Platform REST',
    kinds: ['platform-rest'],
    intro:
      "JSON below `/wp-json` beside the Store API. A nonce of `action=rest-nonce` comes in `X-WP-Nonce`; without one a call is a guest's. `PUT`, `PATCH` and `DELETE` may come as `POST` with `X-HTTP-Method-Override`. A fresh nonce comes back with every answer.",
  },
  {
    path: 'ajax.md',
    title: 'Ajax calls',
    kinds: ['wc-ajax', 'admin-ajax'],
    intro:
      "Forms posted to `/?wc-ajax={name}` or, with a field `action`, to `/wp-admin/admin-ajax.php`. A name of the store's own endpoint is also the action `{platform}_{name}` of the generic one. Answers are JSON unless said otherwise.",
  },
  {
    path: 'links-and-forms.md',
    title: 'Links and forms',
    kinds: ['plain-link', 'page-action', 'upload'],
    intro:
      'What works without scripts: parameters of any address that do something before the page is shown, pages that a form may be posted to, and forms with files. A form from another site is refused.',
  },
];

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

/** A shape in a few words: `integer, 1 to 100`. */
export function shapeInWords(shape: ArgumentShape): string {
  const { type, minimum, maximum, maxLength, maxItems, items, properties } = shape;
  if (shape.enum) return shape.enum.map((one) => `\`${one}\``).join(', ');
  if (shape.format) return 'date and time, ISO 8601';
  if (properties) {
    const parts = Object.entries(properties).map(([name, part]) => `\`${name}\` (${shapeInWords(part)})`);
    return `object: ${parts.join(', ')}`;
  }
  if (type === 'array')
    return `list of ${items ? shapeInWords(items) : 'values'}${maxItems ? `; at most ${maxItems} values` : ''}`;
  // Bounds that are those of numbers in the tables tell nobody anything.
  if (minimum !== undefined && maximum !== undefined && maximum <= 1000)
    return `${type}, ${minimum} to ${maximum}`;
  if (minimum) return `${type}, from ${minimum}`;
  return maxLength ? `${type}, at most ${maxLength} characters` : (type ?? 'anything');
}

function fieldTable(fields: ArgumentShapes): string {
  const rows = Object.entries(fields).map(([name, shape]) => [
    name
      .split(', ')
      .map((one) => `\`${one}\``)
      .join(', '),
    shapeInWords(shape),
    shape.default === undefined ? '' : `\`${shape.default}\``,
    shape.description ?? '',
  ]);
  return table(['Field', 'Is', 'Without it', 'Meaning'], rows);
}

const headerTable = (title: string, headers: Readonly<Record<string, string>>) =>
  table(
    [title, 'Meaning'],
    Object.entries(headers).map(([name, says]) => [`\`${name}\``, says]),
  );

function replyLine({ reply }: CallNote): string {
  const name = reply.type?.replace('[]', '');
  const type = name && `[\`${name}\`](#${name.toLowerCase()})`;
  const list = reply.type?.endsWith('[]') ? 'a list of ' : '';
  return [`**Reply** ${reply.status ?? 200}${type ? `: ${list}${type}.` : '.'}`, reply.says ?? '']
    .join(' ')
    .trim();
}

const errorTable = (errors: readonly CallError[]) =>
  table(
    ['Status', 'Code', 'When'],
    errors.map(({ status, code, when }) => [String(status), code ? `\`${code}\`` : '', when]),
  );

const references =
  /\s*\((?:[A-Z]+-\d+|wire [\d.]+(?: to [\d.]+)?)(?:, (?:[A-Z]+-\d+|wire [\d.]+|[\d.]+))*\)/g;

/** The words of the code's comment, without the address, which stands before them already, and without references. */
export const spoken = (sentence: string) =>
  sentence
    .replace(references, '')
    .replace(/^`[^`]+`/, '')
    .replace(/^[\s,:;.]+/, '')
    .replace(/^./, (email) => email.toUpperCase());

function callSection(call: Call): string {
  const { note } = call;
  const fields = note?.fields;
  const sentence = spoken(call.sentence ?? '');
  const parts = [
    `### ${call.title.replaceAll('{', '\\{')}`,
    `\`${call.address}\` for ${callers[call.who] ?? call.who}.${sentence ? ` ${sentence}` : ''}`,
    fields && Object.keys(fields).length > 0 ? fieldTable(fields) : '',
    note?.headers ? headerTable('Header of the request', note.headers) : '',
    note ? replyLine(note) : '',
    note?.reply.headers ? headerTable('Header of the reply', note.reply.headers) : '',
    note?.errors ? errorTable(note.errors) : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function shapesSection(calls: readonly Call[], declared: readonly DeclaredType[]): string {
  const wanted = calls.flatMap(({ note }) => {
    const { type, says } = note?.reply ?? {};
    const named = [...(says ?? '').matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name);
    return [...(type ? [type.replace('[]', '')] : []), ...named];
  });
  const types = typesFor(wanted, declared);
  if (types.length === 0) return '';
  const blocks = types.map(({ name, text }) => `### ${name}\n\n\`\`\`ts\n${text}\n\`\`\``);
  return `\n\n## Shapes\n\n${blocks.join('\n\n')}`;
}

/** The calls of one page of the contract. */
export function callsOf(page: Page, calls: readonly Call[]): readonly Call[] {
  const known = contractPages.flatMap(({ kinds }) => kinds);
  const isLast = page === contractPages.at(-1);
  return calls.filter(({ kind }) => page.kinds.includes(kind) || (isLast && !known.includes(kind)));
}

/** One page of the contract, ready to be written. */
export function contractPage(page: Page, calls: readonly Call[], declared: readonly DeclaredType[]): string {
  const mine = callsOf(page, calls);
  const sections = mine.map(callSection);
  return `# ${page.title}

Generated by \`npm run contract\` from the definitions of the calls. What holds for all calls stands on [the first page](calls.md).

${page.intro}

## Calls

${sections.join('\n\n')}${shapesSection(mine, declared)}
`;
}
