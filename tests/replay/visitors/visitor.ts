import type { Answer, Question } from '../answers/ask-shop.ts';
import type { Recorder } from '../answers/recorder.ts';

type Fields =
  | Readonly<Record<string, string | number>>
  | URLSearchParams
  | readonly (readonly [string, string])[];
type Headers = Readonly<Record<string, string>>;
/** A file of an upload; a field where it has no name. */
export type Part = {
  readonly field: string;
  readonly file?: string;
  readonly type?: string;
  readonly content: string | Buffer;
};

/** Somebody with a browser that keeps cookies and follows nothing by itself. */
export type Visitor = {
  readonly name: string;
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Headers): Promise<Answer>;
  /** Posts a form, as a page of the shop does. */
  post(path: string, fields?: Fields, headers?: Headers): Promise<Answer>;
  /** Sends JSON. */
  json(method: string, path: string, body: unknown, headers?: Headers): Promise<Answer>;
  upload(path: string, parts: readonly Part[], headers?: Headers): Promise<Answer>;
  /** Sends anything. */
  send(question: Pick<Question, 'method' | 'path'> & Partial<Question>): Promise<Answer>;
};

const BOUNDARY = 'replay-boundary';

function multipart(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ field, file, type, content }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"${file === undefined ? '' : `; filename="${file}"`}\r\n`,
    `${type === undefined ? '' : `content-type: ${type}\r\n`}\r\n`,
    content,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece)));
}

function asForm(fields: Fields): string {
  if (fields instanceof URLSearchParams) return fields.toString();
  const entries = Array.isArray(fields) ? fields : Object.entries(fields);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}

let addresses = 0;

/** Somebody new in the shop, at an address of their own. */
export function aVisitor(recorder: Recorder, name: string, shopUrl: string): Visitor {
  const cookies = new Map<string, string>();
  addresses += 1;
  const from = `198.51.100.${addresses}`;

  async function send(question: Parameters<Visitor['send']>[0]): Promise<Answer> {
    const { headers = {}, body = null, ...rest } = question;
    const jar = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const own: Headers = { 'x-forwarded-for': from, ...(jar && { cookie: jar }) };
    const size: Headers = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const answer = await recorder.ask(name, { ...rest, body, headers: { ...own, ...size, ...headers } });
    for (let at = 0; at < answer.raw.length; at += 2) {
      if (answer.raw[at]?.toLowerCase() === 'set-cookie') keep(answer.raw[at + 1] ?? '');
    }
    return answer;
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  const origin = { origin: shopUrl };
  const form = { ...origin, 'content-type': 'application/x-www-form-urlencoded' };
  return {
    name,
    cookies,
    send,
    get: (path, headers = {}) => send({ method: 'GET', path, headers }),
    post: (path, fields = {}, headers = {}) =>
      send({ method: 'POST', path, headers: { ...form, ...headers }, body: asForm(fields) }),
    json: (method, path, body, headers = {}) =>
      send({
        method,
        path,
        headers: { ...origin, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    upload: (path, parts, headers = {}) =>
      send({
        method: 'POST',
        path,
        headers: { ...origin, 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
        body: multipart(parts),
      }),
  };
}
