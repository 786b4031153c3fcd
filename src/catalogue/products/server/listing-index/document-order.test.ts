import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDocumentOrder, insertDocument, moveDocument, sortAll } from './document-order.ts';

const key = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 0xffffffff }));

test.each([false, true])(
  '[CAT-03] an order stays sorted whatever changes, newest first: %s',
  (newestFirst) => {
    fc.assert(
      fc.property(
        fc.array(key, { maxLength: 30 }),
        fc.array(fc.tuple(fc.nat(39), key), { maxLength: 40 }),
        (keys, changes) => {
          const order = createDocumentOrder(80, newestFirst);
          keys.forEach((value, document) => {
            order.keys[document] = value;
          });
          sortAll(order, keys.length);
          const wanted = [...keys];
          for (const [document, value] of changes) {
            if (document < wanted.length) {
              moveDocument(order, document, value);
              wanted[document] = value;
            } else {
              insertDocument(order, wanted.length, value);
              wanted.push(value);
            }
          }
          const expected = wanted
            .map((value, document) => ({ value, document }))
            .sort(
              (a, b) =>
                a.value - b.value || (newestFirst ? b.document - a.document : a.document - b.document),
            )
            .map(({ document }) => document);
          expect([...order.documents.subarray(0, order.count)]).toEqual(expected);
        },
      ),
    );
  },
);
