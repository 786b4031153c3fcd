import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const questionShape = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  requesterMemberStateCode: z.string().optional(),
  requesterNumber: z.string().optional(),
});

/** A call as the register heard it. */
export type HeardQuestion = z.infer<typeof questionShape>;

/** How the register behaves: it answers, names a fault of its own, or fails in one of the ways of the network. */
export type RegisterMood =
  | 'answers'
  | { readonly fault: string; readonly status?: number; readonly shape?: 'wrappers' | 'userError' }
  | 'hangs'
  | 'drips'
  | 'breaks-off'
  | 'fails'
  | 'is-too-busy'
  | 'malformed'
  | 'not-json'
  | 'another-json'
  | 'floods'
  | 'sends-away'
  | 'blocks';

/** A register of VAT numbers on loopback that speaks the Commission's protocol. */
export type TestVatRegister = {
  readonly url: string;
  /** whole numbers that it knows */
  readonly valid: Set<string>;
  readonly heard: readonly HeardQuestion[];
  /** how it answers; a list is gone through call by call, the last one stays */
  moods: readonly RegisterMood[];
  /** called when a caller is left waiting */
  onStuck: () => void;
  /** no shop's number is good enough to ask with */
  refusesRequesters: boolean;
  close(): Promise<void>;
};

export async function aVatRegister(...valid: readonly string[]): Promise<TestVatRegister> {
  const heard: HeardQuestion[] = [];
  const state = {
    moods: ['answers'] as readonly RegisterMood[],
    refusesRequesters: false,
    valid: new Set(valid),
    onStuck: () => {},
  };
  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const piece of request) body += String(piece);
    if (request.url !== '/check-vat-number' || request.method !== 'POST') {
      json(response, { error: 'no such call' }, 404);
      return;
    }
    const question = questionShape.parse(JSON.parse(body));
    heard.push(question);
    const [mood = 'answers', ...later] = state.moods;
    if (later.length > 0) state.moods = later;
    if (typeof mood === 'object') fault(response, mood);
    else behave(mood, question, response);
  }

  function behave(
    mood: Exclude<RegisterMood, object>,
    question: HeardQuestion,
    response: ServerResponse,
  ): void {
    switch (mood) {
      case 'answers':
        tell(question, response);
        break;
      case 'hangs':
        state.onStuck();
        break;
      case 'drips':
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"valid":', () => state.onStuck());
        break;
      case 'breaks-off':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 });
        response.write('{"valid":');
        response.destroy();
        break;
      case 'fails':
        json(response, { message: 'Internal Server Error' }, 500);
        break;
      case 'is-too-busy':
        json(response, {}, 429);
        break;
      case 'malformed':
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('{"valid": tru');
        break;
      case 'not-json':
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end('<h1>{"valid": true}</h1>');
        break;
      case 'another-json':
        json(response, { valid: 'yes, of course' });
        break;
      case 'floods':
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(`{"valid":true,"name":"${'x'.repeat(200_000)}"}`);
        break;
      case 'sends-away':
        response.writeHead(302, { location: '/elsewhere' });
        response.end();
        break;
      case 'blocks':
        json(response, { message: 'Forbidden' }, 403);
        break;
    }
  }

  function tell(question: HeardQuestion, response: ServerResponse): void {
    const { countryCode, vatNumber, requesterNumber } = question;
    if (requesterNumber !== undefined && state.refusesRequesters) {
      fault(response, { fault: 'INVALID_REQUESTER_INFO', status: 400 });
      return;
    }
    const isValid = state.valid.has(countryCode + vatNumber);
    json(response, {
      countryCode,
      vatNumber,
      requestDate: '2026-03-02T09:00:00.000Z',
      valid: isValid,
      requestIdentifier: requesterNumber === undefined ? '' : `WAPIAAAA${vatNumber}`,
      name: isValid ? 'WERKSTATT MUSTER GMBH' : '---',
      address: isValid ? 'Musterstraße 1\n80331 München' : '---',
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    heard,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' });
  response.end(JSON.stringify(value));
}

function fault(
  response: ServerResponse,
  { fault: error, status = 200, shape = 'wrappers' }: Exclude<RegisterMood, string>,
): void {
  const answered =
    shape === 'userError'
      ? { isValid: false, userError: error, vatNumber: '1' }
      : { actionSucceed: false, errorWrappers: [{ error }] };
  json(response, answered, status);
}
