import type { ServerResponse } from 'node:http';
import type { CachedPage, Encoding } from './cached-page.ts';

const known = new Map<string, Encoding>();
const REMEMBERED = 500;

function accepts(header: string, name: string): boolean {
  const entry = header.split(',').find((part) => part.split(';', 1)[0]?.trim().toLowerCase() === name);
  return entry !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(entry);
}

/** The best encoding that an `Accept-Encoding` header allows; the few that browsers send are remembered. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const remembered = known.get(header);
  if (remembered !== undefined) return remembered;
  const encoding = accepts(header, 'br') ? 'brotli' : accepts(header, 'gzip') ? 'gzip' : 'identity';
  if (known.size >= REMEMBERED) known.clear();
  known.set(header, encoding);
  return encoding;
}

function isKnown(header: string, etag: string): boolean {
  return header === etag || header === '*' || header.split(',').some((mark) => mark.trim() === etag);
}

/** The headers of a request that a cached page is chosen by. */
export type Wanted = {
  cookie: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
};

/** Reads them from the headers as they came: making the object of all headers costs more than sending the page. */
export function readWanted(raw: readonly string[]): Wanted {
  const wanted: Wanted = { cookie: undefined, acceptEncoding: undefined, ifNoneMatch: undefined };
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at] ?? '';
    const value = raw[at + 1];
    if (name.length === 6 && name.toLowerCase() === 'cookie') {
      wanted.cookie = wanted.cookie === undefined ? value : `${wanted.cookie}; ${value}`;
    } else if (name.length === 15 && name.toLowerCase() === 'accept-encoding') {
      wanted.acceptEncoding = value;
    } else if (name.length === 13 && name.toLowerCase() === 'if-none-match') {
      wanted.ifNoneMatch = value;
    }
  }
  return wanted;
}

/** Sends a cached page, or says that the visitor has it already. */
export function sendPage(
  response: ServerResponse,
  page: CachedPage,
  method: string | undefined,
  wanted: Wanted,
): void {
  const mark = wanted.ifNoneMatch;
  if (mark !== undefined && isKnown(mark, page.etag)) {
    response.writeHead(304, page.notModified);
    response.end();
    return;
  }
  const variant = page.variant(encodingFor(wanted.acceptEncoding));
  response.writeHead(200, variant.headers);
  if (method === 'HEAD') response.end();
  else response.end(variant.body);
}
