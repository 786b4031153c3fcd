import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function collect(level: Parameters<typeof createLogger>[0]) {
  const lines: unknown[] = [];
  const log = createLogger(level, { write: (line) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

test('a line carries its figures and its sentence', () => {
  const { log, lines } = collect('info');
  log.info({ status: 200 }, 'request');
  expect(lines).toEqual([expect.objectContaining({ level: 30, status: 200, msg: 'request' })]);
});

test('what lies below the level is not written', () => {
  const { log, lines } = collect('error');
  log.info({}, 'request');
  log.warn({}, 'careful');
  expect(lines).toEqual([]);
});

test('an error is logged without the values that the database quotes', () => {
  const { log, lines } = collect('info');
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(mario@example.test) already exists.',
    parameters: ['mario@example.test'],
  });
  log.error({ err: new Error('could not save', { cause: error }) }, 'failed');
  expect(JSON.stringify(lines)).not.toContain('mario');
  expect(lines).toEqual([
    expect.objectContaining({
      err: expect.objectContaining({
        message: 'could not save',
        stack: expect.any(String),
        cause: expect.objectContaining({ message: 'duplicate key', code: '23505' }),
      }),
    }),
  ]);
});
