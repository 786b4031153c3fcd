import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseFields, readFields } from './shape-answer.ts';

const product = {
  id: 7,
  prices: { price: '1999', range: null },
  images: [
    { id: 1, src: 'a' },
    { id: 2, src: 'b' },
  ],
};
const choose = (query: string) => {
  const fields = readFields(new URLSearchParams(query));
  return fields && chooseFields(product, fields);
};

test.each([
  ['_fields=id', { id: 7 }],
  ['_fields=id,prices.price', { id: 7, prices: { price: '1999' } }],
  ['_fields[]=id&_fields[]=images.src', { id: 7, images: [{ src: 'a' }, { src: 'b' }] }],
  ['_fields=prices.price,prices', { prices: product.prices }],
  ['_fields=prices,prices.price', { prices: { price: '1999' } }],
  ['_fields=nothing,id.below,__proto__,constructor', { id: 7 }],
  ['_fields= id , prices.range ', { id: 7, prices: { range: null } }],
])('%s leaves %j', (query, left) => {
  expect(choose(query)).toEqual(left);
});

test.each(['', '_fields=', '_fields=,%20,', '_fields[a]=id'])('%j selects everything', (query) => {
  expect(choose(query)).toBeNull();
});

test('any selection sends only what was there', () => {
  fc.assert(
    fc.property(fc.string(), fc.json(), (options, json) => {
      const fields = readFields(new URLSearchParams({ _fields: options }));
      const value: unknown = JSON.parse(json);
      const left = fields ? chooseFields(value, fields) : value;
      expect(JSON.stringify(left).length).toBeLessThanOrEqual(JSON.stringify(value).length);
    }),
  );
});
