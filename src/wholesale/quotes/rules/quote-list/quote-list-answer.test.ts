import { describe, expect, it } from 'vitest';
import { readQuoteListReply } from './quote-list-answer.ts';

const shown = (result: unknown) =>
  readQuoteListReply(
    JSON.stringify({ result, message: 'Fatto', rqa_url: 'https://shop.example/request-quote/' }),
  );

describe('the answer to an add to the quote list', () => {
  it.each(['true', 'exists'])('[RAQ-04] [RAQ-05] %s is read with the address of the list', (result) => {
    expect(shown(result)).toEqual({
      done: true,
      message: 'Fatto',
      listUrl: 'https://shop.example/request-quote/',
    });
  });

  it.each([['false'], [true], [null]])('[RAQ-05] %s shows the message as an error', (result) => {
    expect(shown(result)).toEqual({ done: false, message: 'Fatto' });
  });

  it.each(['', '-1', '0', '{"result":"true"}', '<p>'])('%s is no answer', (text) => {
    expect(readQuoteListReply(text)).toBeNull();
  });
});
