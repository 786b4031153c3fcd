import { lookup } from 'node:dns';
import {
  type IncomingMessage,
  Agent as PlainAgent,
  request as plainRequest,
  type RequestOptions,
} from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** What came back from a peer: the beginning of its answer. */
export type PeerAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Why nothing came back: nobody there, too late, an address inside a private network, or an answer that is no HTTP. */
export type PeerProblem = 'unreachable' | 'too-late' | 'private-address' | 'broken-answer';

export type PeerResult =
  | ({ readonly ok: true } & PeerAnswer)
  | { readonly ok: false; readonly error: { readonly code: PeerProblem } };

export type PeerClient = {
  /** Sends a text and waits for the answer; follows no redirect, and reads no more of a long answer than is stored. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<PeerResult>;
  close(): void;
};

const WAIT_MS = 15_000;
const READ_BYTES = 16_384;
const AT_ONCE = 16;

class PrivateAddressError extends Error {}

const inUrl = (address: string) => `http://${isIP(address) === 6 ? `[${address}]` : address}/`;

/**
 * Sends what the shop has to say to addresses that others have typed: only to public ones and to `allowed` ones, which is asked of the address that is
 * really connected to, so that no name leads into the private network.
 */
export function createPeerClient({
  allowed,
  waitMs = WAIT_MS,
}: {
  readonly allowed: (address: string) => boolean;
  readonly waitMs?: number;
}): PeerClient {
  const mayReach = (address: string) => isPublicAddress(inUrl(address)) || allowed(address);
  const safeLookup: LookupFunction = (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const reachable = found.filter(({ address }) => mayReach(address));
      const [first] = reachable;
      if (!first) return done(new PrivateAddressError(host), '', 0);
      if (options.all) return done(null, reachable);
      return done(null, first.address, first.family);
    });
  };
  const shared = { keepAlive: true, maxSockets: AT_ONCE, timeout: waitMs };
  const agents = { plain: new PlainAgent(shared), secure: new SecureAgent(shared) };

  return {
    post(text, headers, body) {
      const url = new URL(text);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      // Of an address in digits no name is looked up.
      if (isIP(host) !== 0 && !mayReach(host)) return Promise.resolve(failed('private-address'));
      const options: RequestOptions = {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: safeLookup,
        signal: AbortSignal.timeout(waitMs),
      };
      return new Promise((resolve) => {
        const receive = (answer: IncomingMessage) => resolve(readAnswer(answer));
        const sent =
          url.protocol === 'https:'
            ? secureRequest(url, { ...options, agent: agents.secure }, receive)
            : plainRequest(url, { ...options, agent: agents.plain }, receive);
        sent.on('error', (error) => resolve(failed(problemOf(error))));
        sent.end(body);
      });
    },
    close() {
      agents.plain.destroy();
      agents.secure.destroy();
    },
  };
}

const failed = (code: PeerProblem): PeerResult => ({ ok: false, error: { code } });

function problemOf(error: Error & { readonly code?: string }): PeerProblem {
  if (error instanceof PrivateAddressError) return 'private-address';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'too-late';
  return error.code?.startsWith('HPE_') ? 'broken-answer' : 'unreachable';
}

/** The beginning of an answer; the rest of a long one is not fetched. */
async function readAnswer(answer: IncomingMessage): Promise<PeerResult> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of answer) {
      pieces.push(piece as Buffer);
      size += (piece as Buffer).length;
      if (size >= READ_BYTES) break;
    }
  } catch (error) {
    return failed(error instanceof Error ? problemOf(error) : 'broken-answer');
  }
  const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
  return {
    ok: true,
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(pieces).subarray(0, READ_BYTES).toString('utf8').replaceAll('\0', ''),
  };
}
