import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '#tests/factories/a-product.ts';
import { aWorkbook } from '#tests/factories/a-workbook.ts';
import { type PublicPriceFiles, publicPriceFiles } from '#tests/factories/public-price-files.ts';
import { exportPublicPrices } from '../export-public-prices.ts';
import { pricesOf } from '../read-public-prices.ts';

let files: PublicPriceFiles;
beforeAll(async () => {
  files = await publicPriceFiles();
});
afterAll(() => files.home.close());

describe('what a file of public prices may be', () => {
  test('has only some of the columns: the others stay, and the days of a sale go with it', async () => {
    const { id } = await aProduct(files.home.db, { sku: 'FK-1', salePriceCents: 900 });
    const [from, to] = [new Date('2026-12-01T08:30:00Z'), new Date('2026-12-24T17:00:00Z')];
    await files.update(id, { sale_from: from, sale_to: to });
    await files.bring('codice;prezzo\nFK-1;20\n');
    expect(await files.priced(id)).toEqual([2000, 900, '2026-12-01', '2026-12-24']);
    // A day that stands there already stays the moment that it is.
    await files.bring('codice;offerta;dal;al\nFK-1;8;01/12/2026;24/12/2026\n');
    const [row] = await pricesOf(files.owner, [id]);
    expect([row?.sale, row?.saleFrom, row?.saleTo]).toEqual([800, from.toISOString(), to.toISOString()]);
    const importId = await files.stage('codice;prezzo\nFK-1;7\n');
    expect(await files.refusals(importId)).toEqual([['FK-1', 'sale-not-below', undefined]]);
    await files.bring('codice;offerta\nFK-1;\n');
    expect(await files.priced(id)).toEqual([2000, null, null, null]);
  });

  test('is as well a workbook, with its numbers and its days, or a text as Excel writes it', async () => {
    const { id } = await aProduct(files.home.db, { sku: 'FB-1' });
    await aProduct(files.home.db, { sku: 'FB-2' });
    const importId = await files.stage(
      aWorkbook([
        ['Codice', 'Nome', 'Prezzo', 'Prezzo in offerta', 'Dal', 'Al'],
        ['FB-1', 'Olio', 19.899999999999999, 15.5, 46357, '24/12/2026'],
        [null, null, null, null, null, null],
        ['FB-2', 'Olio', 12.205, null, null, null],
      ]),
    );
    expect(await files.refusals(importId)).toEqual([['FB-2', 'not-a-price', '12,205']]);
    expect((await files.lookedAt(importId, 'wrong')).rows[0]?.line).toBe(4);
    await files.confirm(importId);
    expect(await files.priced(id)).toEqual([1990, 1550, '2026-12-01', '2026-12-24']);
    await files.bring(Buffer.from('codice\tprezzo\tofferta\tnome\nFB-1\t21\t\tperché\n', 'latin1'));
    expect(await files.priced(id)).toEqual(
      [2100, null, '2026-12-01', '2026-12-24'].slice(0, 2).concat([null, null]),
    );
    await files.bring(Buffer.from('\uFEFFcodice\tprezzo\nFB-1\t22\n', 'utf16le'));
    expect((await files.priced(id))?.[0]).toBe(2200);
  });

  test.each([
    ['no-heading', 'nome;prezzo\nOlio;1\n'],
    ['no-heading', 'codice;dal\nFP-1;1/1/2026\n'],
    ['empty', 'codice;prezzo\n'],
    ['not-a-table', `codice;prezzo\n${'x'.repeat(20_000)};1\n`],
    ['not-a-table', Buffer.from('PK\x03\x04 and nothing else')],
    ['old-excel', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ])('that is of no use is refused as %s', async (code, bytes) => {
    expect(await files.stageFile(bytes)).toEqual({ ok: false, error: { code } });
  });

  test('that was exported changes nothing, whatever prices, sales and days are in it', async () => {
    const cents = fc.integer({ min: 1, max: 100_000_000 });
    const moment = fc.date({ min: new Date('2021-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
    const code = fc.stringMatching(/^[=+@A-Z0-9"';,-][A-Z0-9"'; ,.éß=+@-]{0,12}$/);
    const terms = fc.record({
      regular: fc.option(cents),
      sale: fc.option(fc.double({ min: 0, max: 0.99, noNaN: true })),
      from: fc.option(moment),
      days: fc.option(fc.double({ min: 0.001, max: 90, noNaN: true })),
      code,
    });
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(terms, { minLength: 1, maxLength: 20 }), async (articles) => {
        for (const { code: text, regular, sale, from, days } of articles) {
          made += 1;
          const { id } = await aProduct(files.home.db, { sku: `${text}-${made}` });
          await files.update(id, {
            regular_price_cents: regular,
            sale_price_cents: regular === null || sale === null ? null : Math.floor(regular * sale),
            sale_from: from,
            sale_to: days === null ? null : new Date((from?.getTime() ?? 1.9e12) + days * 86_400_000),
          });
        }
        const importId = await files.stage(await exportPublicPrices(files.owner));
        const { counts } = await files.lookedAt(importId);
        expect(await files.refusals(importId)).toEqual([]);
        expect([counts.new, counts.changed]).toEqual([0, 0]);
        expect(counts.same).toBeGreaterThanOrEqual(made);
      }),
      { numRuns: 15, endOnFailure: true },
    );
  }, 60_000);
});
