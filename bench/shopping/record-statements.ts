import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { serialize } from 'node:v8';
import pg from 'pg';
import { BATCH_HEADER } from './batches.ts';
import { RECORDING_FILE, type RecordedRequest, type RecordedStatement } from './recorded.ts';

// Loaded into the built shop before it starts (`node --import`): notes what each request sends to the database. What the
// shop's jobs send belongs to no request, and is left out.
const current = new AsyncLocalStorage<RecordedRequest>();
const recording: RecordedRequest[] = [];

const hasRequest = (message: unknown): message is { request: IncomingMessage } =>
  typeof message === 'object' &&
  message !== null &&
  'request' in message &&
  message.request instanceof IncomingMessage;

subscribe('http.server.request.start', (message) => {
  if (!hasRequest(message)) return;
  const request = { batch: String(message.request.headers[BATCH_HEADER] ?? ''), statements: [] };
  recording.push(request);
  current.enterWith(request);
});

function statementOf([query, values]: readonly unknown[]): RecordedStatement {
  if (typeof query === 'string')
    return { text: query, values: Array.isArray(values) ? values : [], rows: null };
  if (typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string') {
    const given = 'values' in query && Array.isArray(query.values) ? query.values : [];
    return { text: query.text, values: given, rows: null };
  }
  throw new Error('A statement was sent in a way that the recording does not know.');
}

const rowsOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'rowCount' in result && typeof result.rowCount === 'number'
    ? result.rowCount
    : null;

pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(query, client, args) {
    const result: unknown = Reflect.apply(query, client, args);
    const request = current.getStore();
    if (request) {
      const statement = statementOf(args);
      request.statements.push(statement);
      if (result instanceof Promise) {
        result.then(
          (answer: unknown) => {
            statement.rows = rowsOf(answer);
          },
          () => {},
        );
      }
    }
    return result;
  },
});

const file = process.env[RECORDING_FILE];
process.on('exit', () => {
  if (file) writeFileSync(file, serialize(recording));
});
