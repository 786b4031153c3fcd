import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { aCamtStatement, aCsvStatement } from '#tests/factories/a-bank-statement.ts';
import { aWorkbook } from '#tests/factories/a-workbook.ts';
import { readStatementFile } from './read-statement-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'statement-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Buffer | string, kind: 'bank' | 'courier' = 'bank') {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return readStatementFile(path, kind);
}

describe('a CAMT.053 statement', () => {
  it.each(['02', '04', '06', '08'])('is read in version .%s: booked credits alone', async (version) => {
    const file = aCamtStatement(
      [
        { amount: '179.20', text: 'Ordine 100007', payer: 'Rossi &amp; Figli', reference: 'CRO1' },
        { amount: '12.00', side: 'DBIT' },
        { amount: '99.00', status: 'PDNG' },
      ],
      version,
    );
    expect(await read(file)).toEqual({
      ok: true,
      statement: {
        format: 'camt',
        account: 'IT60X0542811101000000123456',
        passedOver: 2,
        unread: [],
        payments: [
          {
            bookedOn: '2026-11-12',
            valuedOn: '2026-11-12',
            amount: 17920,
            text: 'Ordine 100007',
            payer: 'Rossi & Figli',
            reference: 'CRO1',
            tracking: '',
          },
        ],
      },
    });
  });

  it('is read transaction by transaction where they have amounts', async () => {
    const file = aCamtStatement([{ amount: '30.00' }]).replace(
      /<NtryDtls>.*<\/NtryDtls>/s,
      `<NtryDtls>
        <TxDtls><Amt Ccy="EUR">10.00</Amt><RmtInf><Ustrd>ordine 1</Ustrd></RmtInf></TxDtls>
        <TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">20.00</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>ordine 2</Ustrd></RmtInf></TxDtls>
      </NtryDtls>`,
    );
    const found = await read(file);
    expect(found.ok && found.statement.payments.map(({ amount, text }) => [amount, text])).toEqual([
      [1000, 'ordine 1'],
      [2000, 'ordine 2'],
    ]);
  });

  it('within an envelope is read, other XML and what breaks off are not', async () => {
    const camt = aCamtStatement([{ amount: '5.00' }]).replace(/<\?xml.*?\?>/, '');
    expect(await read(`<CBIEnvel:Busta xmlns:CBIEnvel="urn:CBI">${camt}</CBIEnvel:Busta>`)).toMatchObject({
      ok: true,
    });
    expect(await read('<html><body/></html>')).toEqual({ ok: false, problem: 'wrong-type' });
    expect(await read(`<BkToCstmrStmt><Stmt><<`)).toEqual({ ok: false, problem: 'broken' });
    const bomb = `<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${aCamtStatement([{ amount: '5.00', text: '&b;' }])}`;
    expect((await read(bomb)).ok).toBe(false);
    const nested = `<BkToCstmrStmt>${'<a>'.repeat(150_000)}${'</a>'.repeat(150_000)}</BkToCstmrStmt>`;
    expect(await read(nested)).toEqual({ ok: false, problem: 'broken' });
  });

  it('passes over an amount that no order can have', async () => {
    const file = aCamtStatement([{ amount: '99999999.99' }, { amount: '5.00' }]);
    expect(await read(file)).toMatchObject({ statement: { passedOver: 1, payments: [{ amount: 500 }] } });
  });
});

test('a CSV statement is read with any separator and encoding, and a workbook as well', async () => {
  const csv = aCsvStatement([{ amount: '1.179,20', text: 'Ordine 100007; città', payer: 'ROSSI' }]);
  for (const file of [
    csv,
    Buffer.from(csv, 'latin1'),
    Buffer.from(`\ufeff${csv}`, 'utf16le'),
    csv.replace(/;(?! )/g, '\t'),
  ]) {
    expect(await read(file)).toMatchObject({
      statement: { payments: [{ amount: 117920, text: 'Ordine 100007; città', payer: 'ROSSI' }] },
    });
  }
  const comma = 'Data,Importo,Descrizione\n12/11/2026,"1.179,20",Ordine 7\n';
  expect(await read(comma)).toMatchObject({ statement: { payments: [{ amount: 117920 }] } });
  const book = aWorkbook([
    ['LDV', 'Importo', 'Data'],
    ['BX1', 89.9, 46338],
  ]);
  expect(await read(book, 'courier')).toMatchObject({
    statement: { payments: [{ tracking: 'BX1', amount: 8990, valuedOn: '2026-11-12' }] },
  });
});

test.each([
  ['a table without day and amount', 'a;b\n1;2\n', 'no-heading'],
  ['an empty table', 'Data;Importo\n', 'no-payments'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'wrong-type'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'old-excel'],
  ['a table without end', `Data;Importo\n${'12/11/2026;1,00\n'.repeat(10_001)}`, 'too-many-rows'],
])('%s is refused', async (_, file, problem) => {
  expect(await read(file)).toEqual({ ok: false, problem });
});
