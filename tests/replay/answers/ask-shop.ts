import { Agent, type IncomingMessage, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** A request as it is sent: `body` is the text of a form or JSON, or the bytes of an upload. */
export type Question = {
  readonly method: string;
  /** path and query */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
};

/** What came back, as it was sent. */
export type Answer = {
  readonly status: number;
  /** names and values in turn */
  readonly raw: readonly string[];
  header(name: string): string;
  readonly bytes: Buffer;
  readonly text: string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const unpack: Readonly<Record<string, (packed: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
};

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece);
  const body = Buffer.concat(pieces);
  const unpacked = unpack[response.headers['content-encoding'] ?? ''];
  return unpacked && body.length > 0 ? unpacked(body) : body;
}

/** Sends one request over a connection that is kept open, and follows nothing. */
export async function askShop(port: number, question: Question): Promise<Answer> {
  const { method, path, headers, body } = question;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const asked = request({ host: '127.0.0.1', port, method, path, headers, agent }, resolve);
  asked.on('error', reject);
  asked.end(body ?? undefined);
  const response = await promise;
  const bytes = await bodyOf(response);
  return {
    status: response.statusCode ?? 0,
    raw: response.rawHeaders,
    header: (name) => String(response.headers[name] ?? ''),
    bytes,
    text: bytes.toString('utf8'),
  };
}
