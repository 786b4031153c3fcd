import { type Cents, toCents, zeroCents } from '#foundation/money/rules/cents.ts';
import { readCellAmount, readCellDay } from './cells.ts';
import { type Columns, cellOf, findColumns, type Rows, type StatementKind } from './columns.ts';
import { longestName, type ReadPayment, type ReadStatement, tidyStatementText } from './statement.ts';

type Line = ReadPayment | 'passed-over' | 'unread' | 'empty';

/** Reads the rows of a bank's table or a courier's list; null where no line names the columns. */
export function readRows(rows: Rows, kind: StatementKind): ReadStatement | null {
  const heading = findColumns(rows, kind);
  if (!heading) return null;
  const payments: ReadPayment[] = [];
  const unread: number[] = [];
  let passedOver = 0;
  for (const [index, row] of rows.entries()) {
    if (index <= heading.at) continue;
    const line = readRow(row, heading.columns, kind);
    if (line === 'unread') unread.push(index + 1);
    else if (line === 'passed-over') passedOver += 1;
    else if (line !== 'empty') payments.push(line);
  }
  return { format: 'csv', account: accountIn(rows.slice(0, heading.at)), payments, passedOver, unread };
}

/** The shop's own account, where a line above the table names it. */
function accountIn(rows: Rows): string {
  const text = rows.map((row) => row.join(' ')).join(' ');
  return (
    /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/.exec(text)?.[0]?.replaceAll(' ', '') ?? ''
  );
}

function readRow(row: readonly string[], columns: Columns, kind: StatementKind): Line {
  const cell = (role: Parameters<typeof cellOf>[2]) => cellOf(row, columns, role);
  const [booked, valued] = [readCellDay(cell('booked')), readCellDay(cell('valued'))];
  const day = booked ?? valued;
  const amount = amountOf(cell);
  const tracking = normaliseTracking(cell('tracking'));
  if (kind === 'courier') {
    if (tracking === '' && cell('order') === '') return 'empty';
    if (amount === null) return 'unread';
  }
  // Balances, sums and blank lines have no day.
  else if (day === null)
    return booked === null && cell('booked') !== '' && amount !== null ? 'unread' : 'empty';
  if (amount === null) return 'unread';
  // Some banks call the currency `Valuta`, which others call the day of value.
  const currency = (
    cell('currency') || (/^[A-Za-z]{3}$/.test(cell('valued')) ? cell('valued') : '')
  ).toUpperCase();
  if (amount <= zeroCents || (currency !== '' && !/^(?:EUR|EURO|€)$/.test(currency))) return 'passed-over';
  return {
    bookedOn: day ?? '',
    valuedOn: valued ?? day ?? '',
    amount,
    text: tidyStatementText([cell('order'), cell('text')].filter((text) => text !== '').join(' · ')),
    payer: tidyStatementText(cell('payer'), longestName),
    reference: tidyStatementText(cell('reference'), longestName),
    tracking,
  };
}

/** What a line credits: one signed amount, or a column for each side, of which the debits may have a sign or none. */
function amountOf(cell: (role: 'amount' | 'credit' | 'debit') => string): Cents | null {
  const read = (role: 'amount' | 'credit' | 'debit') =>
    cell(role) === '' ? null : readCellAmount(cell(role));
  const credit = read('credit');
  if (credit !== null && credit !== 0) return credit;
  const debit = read('debit');
  if (debit !== null && debit !== 0) return toCents(-Math.abs(debit));
  return read('amount');
}

/** The number of a parcel without blanks and signs, as it is compared. */
export const normaliseTracking = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 60);
