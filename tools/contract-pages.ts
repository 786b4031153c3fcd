import { type ArgumentShape, type ArgumentShapes, argumentShapes } from '#http/wire/argument-shapes.ts';
import type { CallDocument, CallError } from '#http/wire/call-document.ts';
import { replyTypeIn, replyTypes } from './contract-schemas.ts';

/** An entry of the route table, as far as the pages need it. */
export type Call = {
  readonly kind: string;
  /** `GET /products/{slug}`, `add_to_cart` */
  readonly title: string;
  /** the whole address, with the method where there is one */
  readonly address: string;
  readonly who: string;
  readonly about: CallDocument;
};

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

function replyLine({ reply: { status = 200, schema, says = '' } }: CallDocument): string {
  return `**Reply** ${status}${schema ? `: ${replyTypeIn(schema)}.` : '.'} ${says}`.trim();
}

const errorTable = (errors: readonly CallError[]) =>
  table(
    ['Status', 'Code', 'When'],
    errors.map(({ status, code, when }) => [String(status), code ? `\`${code}\`` : '', when]),
  );

function callSection({ title, address, who, about }: Call): string {
  const { summary = '', takes, headers, reply, errors = [] } = about;
  const fields = takes ? argumentShapes(takes) : {};
  const parts = [
    `### ${title.replaceAll('{', '\\{')}`,
    `\`${address}\` for ${callers[who] ?? who}. ${summary}`.trim(),
    Object.keys(fields).length > 0 ? fieldTable(fields) : '',
    headers ? headerTable('Header of the request', headers) : '',
    replyLine(about),
    reply.headers ? headerTable('Header of the reply', reply.headers) : '',
    errors.length > 0 ? errorTable(errors) : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function shapesSection(calls: readonly Call[]): string {
  const types = [...replyTypes(calls.map(({ about }) => about))];
  if (types.length === 0) return '';
  const blocks = types.map(([name, text]) => `### ${name}\n\n\`\`\`ts\n${text}\n\`\`\``);
  return `\n\n## Shapes\n\n${blocks.join('\n\n')}`;
}

/** The calls of one page of the contract. */
export function callsOf(page: Page, calls: readonly Call[]): readonly Call[] {
  const known = contractPages.flatMap(({ kinds }) => kinds);
  const isLast = page === contractPages.at(-1);
  return calls.filter(({ kind }) => page.kinds.includes(kind) || (isLast && !known.includes(kind)));
}

/** One page of the contract, ready to be written. */
export function contractPage(page: Page, calls: readonly Call[]): string {
  const mine = callsOf(page, calls);
  const sections = mine.map(callSection);
  return `# ${page.title}

Generated by \`npm run contract\` from the definitions of the calls. What holds for all calls stands on [the first page](calls.md).

${page.intro}

## Calls

${sections.join('\n\n')}${shapesSection(mine)}
`;
}
