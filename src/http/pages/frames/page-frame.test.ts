import { expect, test } from 'vitest';
import { cutFrame, markOf } from './page-frame.ts';

const frame = cutFrame(`<h1>È ${markOf('title')}</h1><p>${markOf('text')} e ${markOf('text')}</p>`);

function filled(contents: Record<string, string | Buffer>): string {
  let page = '';
  frame.fill(new Map(Object.entries(contents)), (bytes) => {
    page = bytes.toString();
  });
  return page;
}

test('the content of a mark comes to each of its positions, as text or as bytes', () => {
  expect(filled({ title: 'Città €', text: Buffer.from('più') })).toBe('<h1>È Città €</h1><p>più e più</p>');
});

test('a mark without content stays empty', () => {
  expect(filled({ title: 'x' })).toBe('<h1>È x</h1><p> e </p>');
});

test('what is filled in is never taken for a mark, nor for a pattern', () => {
  expect(filled({ title: markOf('text'), text: '$& $1' })).toBe(
    `<h1>È ${markOf('text')}</h1><p>$& $1 e $& $1</p>`,
  );
});

test('a page may be larger than any before, and the next one is as it should be', () => {
  const large = '€'.repeat(400_000);
  expect(filled({ title: large, text: '' })).toBe(`<h1>È ${large}</h1><p> e </p>`);
  expect(filled({ title: 'x', text: 'y' })).toBe('<h1>È x</h1><p>y e y</p>');
});
