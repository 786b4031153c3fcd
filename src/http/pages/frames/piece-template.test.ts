import { expect, test } from 'vitest';
import type { Texts } from '#kit/ui/static/cached-markup.tsx';
import { markOf } from './page-frame.ts';
import { cutTemplate, fillTemplate, markedTexts, readTexts } from './piece-template.ts';

const disc = { name: 'Disco', brand: null, price: { now: '9 €', before: null } };
const pad = { name: 'Pinza', brand: null, price: { now: '5 €', before: null } };

test('pieces with the same set of texts are of one shape, with any content', () => {
  expect(readTexts(disc)).toEqual({ shape: readTexts(pad).shape, texts: ['Disco', '9 €'] });
});

test.each<[string, Texts]>([
  ['one text more', { ...disc, brand: 'Frenotec' }],
  ['one text more in a group', { ...disc, price: { now: '9 €', before: '12 €' } }],
  ['no group', { ...disc, price: null }],
  ['the same texts without their group', { name: 'Disco', now: '9 €' }],
  ['another text instead of one', { name: 'Disco', brand: '9 €', price: null }],
  ['another name', { title: 'Disco', brand: null, price: { now: '9 €', before: null } }],
])('%s is another shape', (_, other) => {
  expect(readTexts(other).shape).not.toBe(readTexts(disc).shape);
});

const draw = ({ name, price }: typeof disc) => `<b title="${name}">${name}</b><i>${price.now}</i>`;
const template = cutTemplate(draw(markedTexts(disc)));
const filled = (texts: typeof disc) => fillTemplate(template, readTexts(texts).texts);

test('a template is filled with the texts of another piece, at each of their positions', () => {
  expect(filled(disc)).toBe(draw(disc));
  expect(filled(pad)).toBe(draw(pad));
  expect(filled({ ...pad, name: '' })).toBe(draw({ ...pad, name: '' }));
});

test('texts are escaped, and never taken for a mark or a pattern', () => {
  expect(filled({ ...pad, name: `"a" & 'b' <i>` })).toContain(
    '<b title="&quot;a&quot; &amp; &#x27;b&#x27; &lt;i&gt;">&quot;a&quot; &amp; &#x27;b&#x27; &lt;i&gt;</b>',
  );
  const name = `${markOf('0')} ${markOf('1')} $& $1 \u202e🚗`;
  expect(filled({ ...pad, name })).toBe(draw({ ...pad, name: name.replaceAll('$&', '$&amp;') }));
});

test('markup without marks stays as it is', () => {
  expect(fillTemplate(cutTemplate('<hr/>'), [])).toBe('<hr/>');
});
