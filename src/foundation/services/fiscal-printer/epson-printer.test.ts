import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFiscalPrinter } from '#tests/factories/a-fiscal-printer.ts';
import { epsonPrinter } from './epson-printer.ts';
import { readEpsonAnswer } from './epson-xml.ts';

const receipt = {
  lines: [
    { description: 'Filtro <olio> & "guarnizione"', quantity: 2, unit: 1005, department: 1 },
    { description: 'Sconto', quantity: 1, unit: -110, department: 1 },
  ],
  payment: 'cash',
  paid: 2000,
  total: 1900,
  footer: 'N. 10001',
} as const;

let peer: Awaited<ReturnType<typeof aFiscalPrinter>>;
beforeAll(async () => {
  peer = await aFiscalPrinter();
});
afterAll(() => peer.close());

it('a receipt is printed with its lines, discounts and payment, and has the number that the printer says', async () => {
  peer.behave('prints');
  expect(await epsonPrinter(peer.address).print(receipt)).toEqual({
    kind: 'printed',
    number: 1,
    closure: 764,
  });
  expect(peer.asked.at(-1)).toBe('POST /cgi-bin/fpmate.cgi?devid=local_printer&timeout=10000');
  const sent = peer.receipts.at(-1) ?? '';
  expect(sent).toContain(
    '<printRecItem operator="1" description="Filtro &lt;olio&gt; &amp; &quot;guarnizione&quot;" quantity="2" unitPrice="10.05" department="1" justification="1" />',
  );
  expect(sent).toContain('adjustmentType="1" amount="1.10"');
  expect(sent).toContain('description="CONTANTE" payment="20.00" paymentType="0"');
  expect(sent.indexOf('printRecTotal')).toBeLessThan(sent.indexOf('endFiscalReceipt'));
});

it('what the printer refuses is refused, in its own words', async () => {
  peer.behave('refuses');
  expect(await epsonPrinter(peer.address).print(receipt)).toEqual({
    kind: 'refused',
    problem: 'EPTR_REC_EMPTY 0',
  });
});

it.each(['hangs-up', 'talks-nonsense'] as const)(
  'of a printer that %s nobody knows whether it printed',
  async (how) => {
    peer.behave(how);
    expect(await epsonPrinter(peer.address).print(receipt)).toMatchObject({ kind: 'unknown' });
  },
);

it('a printer that is not there has printed nothing', async () => {
  const gone = await aFiscalPrinter();
  await gone.close();
  expect(await epsonPrinter(gone.address).print(receipt)).toEqual({
    kind: 'unreachable',
    problem: 'ECONNREFUSED',
  });
});

it.each([
  ['', 'no response'],
  ['<a>b</c>', 'not XML'],
  ['<a/>', 'no response'],
  ['<response success="true" code=""><addInfo></addInfo></response>', 'no receipt number'],
])('the answer %j says nothing of a receipt', (xml, problem) => {
  expect(readEpsonAnswer(xml)).toEqual({ kind: 'unknown', problem });
});
