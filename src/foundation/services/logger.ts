import { type DestinationStream, pino } from 'pino';
import type { Log } from './log.ts';

/** What is logged of an error: never the values that PostgreSQL quotes beside its message. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
}

/** The shop's log: one JSON line each, an error under `err`. */
export function createLogger(
  level: 'silent' | 'error' | 'warn' | 'info' | 'debug',
  destination?: DestinationStream,
): Log {
  const options = { level, base: null, serializers: { err: describeError } };
  // Lines are written in batches while requests go on, and the last ones when the process ends: no request waits for a disk.
  const gathered = { minLength: 8192, periodicFlush: 500 };
  const logger = pino(options, destination ?? pino.destination({ dest: 1, sync: false, ...gathered }));
  return {
    info: (data, sentence) => logger.info(data, sentence),
    warn: (data, sentence) => logger.warn(data, sentence),
    error: (data, sentence) => logger.error(data, sentence),
  };
}
