import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { KeptPage } from './kept-page.ts';

type Encoding = 'identity' | 'gzip' | 'brotli';

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

/** Sends a kept page, or says that the visitor has it already. */
export function sendPage(
  response: ServerResponse,
  page: KeptPage,
  method: string | undefined,
  headers: IncomingHttpHeaders,
): void {
  const mark = headers['if-none-match'];
  if (mark !== undefined && isKnown(mark, page.etag)) {
    response.writeHead(304, page.notModified);
    response.end();
    return;
  }
  const variant = page[encodingFor(headers['accept-encoding'])];
  response.writeHead(200, variant.headers);
  if (method === 'HEAD') response.end();
  else response.end(variant.body);
}
