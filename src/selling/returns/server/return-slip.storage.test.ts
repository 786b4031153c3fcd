import { afterAll, beforeAll, expect, test } from 'vitest';
import { settingsFrom } from '#site/settings/rules/registry.ts';
import { aReturnsDepartment } from '#tests/factories/a-returns-department.ts';
import { aTestDatabase, type TestDatabase } from '#tests/factories/a-test-database.ts';
import { readReturn } from './read-returns.ts';
import { returnSlipData, returnSlipPdf } from './return-slip.ts';

let home: TestDatabase;
let shop: Awaited<ReturnType<typeof aReturnsDepartment>>;
const settings = settingsFrom(
  new Map<string, unknown>([
    ['shop_legal_name', 'Ricambi S.r.l.'],
    ['return_address', 'Via dei Resi 9, 41121 Modena'],
  ]),
);
beforeAll(async () => {
  home = await aTestDatabase();
  shop = await aReturnsDepartment(home.db);
});
afterAll(() => home.close());

async function aSlip() {
  const sold = await shop.sell(3);
  const id = await shop.asked(sold, 2);
  const slip = async () => {
    const record = await readReturn(shop.clerk, id);
    if (!record) throw new Error('no return');
    return { record, order: sold.view, locale: 'it' } as const;
  };
  return { id, sold, slip };
}

test('a slip has the number, the order, the pieces, the reason, the address and the day by which they are sent', async () => {
  const { id, sold, slip } = await aSlip();
  await shop.move(id, 'approved');
  const of = await slip();
  const said = returnSlipData(settings, of);
  expect(said).toMatchObject({
    number: `R-${of.record.number}`,
    recipient: [{ text: 'Ricambi S.r.l.' }, { text: 'Via dei Resi 9, 41121 Modena' }],
    lines: [{ sku: sold.view.lines[0]?.sku ?? '', quantity: '2' }],
    reason: { text: 'Non funziona' },
    cost: 'La spedizione del reso è a carico del negozio.',
  });
  const facts = new Map(said.facts.map(({ name, value }) => [name, value]));
  expect(facts.get('Ordine')).toContain(String(sold.number));
  const approved = of.record.events.find(({ state }) => state === 'approved')?.at ?? '';
  const [year, month, day] = (facts.get('Da spedire entro il') ?? '').split('/').reverse().map(Number);
  const due = Date.UTC(year ?? 0, (month ?? 1) - 1, day);
  expect(Math.round((due - Date.parse(approved)) / 86_400_000)).toBeGreaterThanOrEqual(13);
  expect(Math.round((due - Date.parse(approved)) / 86_400_000)).toBeLessThanOrEqual(14);
});

test('the slip is a PDF with a code, from the approval on and not before, nor after the settlement', async () => {
  const { id, sold, slip } = await aSlip();
  const pdf = async () => returnSlipPdf({ settings }, await slip());
  expect(await pdf()).toBeNull();
  await shop.move(id, 'approved');
  const made = await pdf();
  expect(made).toMatchObject({
    mediaType: 'application/pdf',
    name: expect.stringMatching(/^reso-R-\d+\.pdf$/),
  });
  expect(
    Buffer.from(made?.content ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await shop.settle(id, sold.lineId, 2440);
  expect(await pdf()).toBeNull();
});
