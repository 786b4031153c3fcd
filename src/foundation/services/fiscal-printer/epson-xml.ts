import sax from 'sax';
import type { PrintedReceipt, ReceiptToPrint } from './fiscal-printer.ts';

const operator = 'operator="1"';
const longestDescription = 38;
/** The payments of the protocol: 0 for cash, 2 for cards. */
const paymentTypes = { cash: 0, card: 2 } as const;

const escaped = (text: string) =>
  text
    .replace(/[\p{Cc}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
const described = (text: string) => escaped(text.slice(0, longestDescription));
const euro = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * A receipt as Epson's fiscal printers read it (ePOS fiscal print, `printerFiscalReceipt` in an envelope of SOAP): a line for each item under the department
 * of its VAT rate, what is taken off as a discount on the subtotal, and the payment.
 */
export function epsonReceipt({ lines, payment, paid, footer }: ReceiptToPrint): string {
  const items = lines
    .filter(({ unit }) => unit > 0)
    .map(
      ({ description, quantity, unit, department }) =>
        `<printRecItem ${operator} description="${described(description)}" quantity="${quantity}" unitPrice="${euro(unit)}" department="${department}" justification="1" />`,
    );
  const discounts = lines
    .filter(({ unit }) => unit < 0)
    .map(
      ({ description, unit }) =>
        `<printRecSubtotalAdjustment ${operator} description="${described(description)}" adjustmentType="1" amount="${euro(-unit)}" justification="1" />`,
    );
  const body = [
    `<beginFiscalReceipt ${operator} />`,
    ...items,
    ...discounts,
    `<printRecMessage ${operator} messageType="3" index="1" font="1" message="${described(footer)}" />`,
    `<printRecTotal ${operator} description="${payment === 'cash' ? 'CONTANTE' : 'CARTA'}" payment="${euro(paid)}" paymentType="${paymentTypes[payment]}" index="0" justification="1" />`,
    `<endFiscalReceipt ${operator} />`,
  ].join('');
  return `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><printerFiscalReceipt>${body}</printerFiscalReceipt></s:Body></s:Envelope>`;
}

/** Reads what such a printer answers; what is no answer of one says nothing of whether it printed. */
export function readEpsonAnswer(xml: string): PrintedReceipt {
  const found = new Map<string, string>();
  let response: Readonly<Record<string, string>> | null = null;
  const open: string[] = [];
  const parser = sax.parser(true, {});
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const local = name.split(':').at(-1) ?? name;
    open.push(local);
    if (local === 'response')
      response = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)]));
  };
  parser.ontext = (text) => {
    const name = open.at(-1);
    if (name) found.set(name, (found.get(name) ?? '') + text.trim());
  };
  parser.onclosetag = () => {
    open.pop();
  };
  try {
    parser.write(xml).close();
  } catch {
    return { kind: 'unknown', problem: 'not XML' };
  }
  return judge(response, found);
}

function judge(
  response: Readonly<Record<string, string>> | null,
  found: ReadonlyMap<string, string>,
): PrintedReceipt {
  if (response === null) return { kind: 'unknown', problem: 'no response' };
  const { success = '', code = '', status = '' } = response;
  if (success !== 'true')
    return { kind: 'refused', problem: [code, status].filter((part) => part !== '').join(' ') };
  const number = Number(found.get('fiscalReceiptNumber'));
  const closure = Number(found.get('zRepNumber'));
  return Number.isInteger(number) && number > 0 && Number.isInteger(closure) && closure > 0
    ? { kind: 'printed', number, closure }
    : { kind: 'unknown', problem: 'no receipt number' };
}
