import { describe, expect, it } from 'vitest';
import { postedForm } from '#foundation/forms/rules/typed-values.ts';
import { readQuoteListForm } from './post-quote-list-form.ts';

const read = (...fields: [string, string][]) => readQuoteListForm(postedForm(fields));

describe('the form of the quote list', () => {
  it('[RAQ-06] holds the new quantities', () => {
    expect(read(['qty_4', '2'], ['qty_7', '0'], ['security', 'x'])).toEqual({
      ok: true,
      quantities: new Map([
        [4, 2],
        [7, 0],
      ]),
    });
  });

  it('[RAQ-06] takes off the line whose button was pressed, and looks at nothing else', () => {
    expect(read(['qty_4', 'tre'], ['remove', '7'])).toEqual({ ok: true, quantities: new Map([[7, 0]]) });
  });

  it.each(['', '-1', '1,5', '10000', 'tre'])('%s is no quantity', (typed) => {
    expect(read(['qty_4', typed])).toEqual({ ok: false });
  });
});
