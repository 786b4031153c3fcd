import type { Cents } from '#foundation/money/rules/cents.ts';
import { FileRefused } from '#foundation/spreadsheets/server/file-refused.ts';
import { readXml } from '#foundation/spreadsheets/server/read-xml.ts';
import { centsOf, readCellDay } from '../../rules/statements/cells.ts';
import {
  longestName,
  mostStatementRows,
  type ReadPayment,
  type ReadStatement,
  tidyStatementText,
} from '../../rules/statements/statement.ts';

/** What is read of an entry or of one of its transactions. */
type Part = {
  amount: string;
  currency: string;
  side: string;
  status: string;
  isReversal: boolean;
  booked: string;
  valued: string;
  reference: string;
  endToEnd: string;
  payer: string;
  texts: string[];
};

const newPart = (): Part => ({
  amount: '',
  currency: '',
  side: '',
  status: '',
  isReversal: false,
  booked: '',
  valued: '',
  reference: '',
  endToEnd: '',
  payer: '',
  texts: [],
});

/**
 * Reads the credits of a CAMT.053 statement of any version from .02 on, also within an envelope. Transactions of a batch that have amounts of their own are
 * read one by one. Only what is booked counts (`BOOK`); reversals are debits.
 */
export async function readCamt(text: string): Promise<ReadStatement> {
  const payments: ReadPayment[] = [];
  let passedOver = 0;
  let account = '';
  let isStatement = false;
  let entry = newPart();
  let transactions: Part[] = [];
  const path: string[] = [];
  let words = '';
  const inTransaction = () => path.includes('TxDtls');
  const part = () => (inTransaction() ? (transactions.at(-1) ?? entry) : entry);
  const opened = (name: string, attributes: Readonly<Record<string, string>>) => {
    path.push(name);
    words = '';
    if (name === 'BkToCstmrStmt') isStatement = true;
    if (name === 'Ntry') [entry, transactions] = [newPart(), []];
    if (name === 'TxDtls') transactions.push(newPart());
    if (name === 'Amt' && attributes.Ccy !== undefined && isOwnAmount(path)) part().currency = attributes.Ccy;
    return undefined;
  };
  const closed = (name: string) => {
    if (account === '' && endsWith(path, 'Stmt', 'Acct', 'Id', 'IBAN')) account = words.trim();
    if (path.includes('Ntry')) note(part(), path, words.trim());
    if (name === 'Ntry') {
      const read = paymentsOf(entry, transactions);
      passedOver += read.length === 0 ? 1 : 0;
      payments.push(...read);
    }
    path.pop();
    words = '';
    return payments.length + passedOver <= mostStatementRows;
  };
  await readXml(piecesOf(text), {
    opened,
    closed,
    text(more) {
      words += more;
    },
  });
  if (!isStatement) throw new FileRefused('wrong-type');
  if (payments.length + passedOver > mostStatementRows) throw new FileRefused('too-many-rows');
  return { format: 'camt', account, payments, passedOver, unread: [] };
}

async function* piecesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

const endsWith = (path: readonly string[], ...end: readonly string[]) =>
  end.every((name, at) => path[path.length - end.length + at] === name);

/** The amount of the entry or transaction itself, not one of charges or of another currency. */
const isOwnAmount = (path: readonly string[]) =>
  endsWith(path, 'Ntry', 'Amt') ||
  endsWith(path, 'TxDtls', 'Amt') ||
  endsWith(path, 'TxDtls', 'AmtDtls', 'TxAmt', 'Amt');

function note(part: Part, path: readonly string[], text: string): void {
  if (text === '') return;
  const at = (...end: readonly string[]) => endsWith(path, ...end);
  if (isOwnAmount(path)) part.amount ||= text;
  else if (at('Ntry', 'CdtDbtInd') || at('TxDtls', 'CdtDbtInd')) part.side = text;
  else if (at('Ntry', 'Sts') || at('Ntry', 'Sts', 'Cd')) part.status = text;
  else if (at('Ntry', 'RvslInd')) part.isReversal = text === 'true' || text === '1';
  else if (at('BookgDt', 'Dt') || at('BookgDt', 'DtTm')) part.booked = text;
  else if (at('ValDt', 'Dt') || at('ValDt', 'DtTm')) part.valued = text;
  else if (at('Ntry', 'AcctSvcrRef') || at('TxDtls', 'Refs', 'AcctSvcrRef')) part.reference = text;
  else if (at('Refs', 'EndToEndId')) part.endToEnd = text;
  else if (at('Dbtr', 'Nm') || at('Dbtr', 'Pty', 'Nm')) part.payer = text;
  else if (at('RmtInf', 'Ustrd') || at('CdtrRefInf', 'Ref') || path.at(-1)?.startsWith('Addtl'))
    part.texts.push(text);
}

function paymentsOf(entry: Part, transactions: readonly Part[]): readonly ReadPayment[] {
  // `PDNG` and `INFO` are no money yet; old versions may leave the status out.
  if (entry.status !== '' && entry.status !== 'BOOK') return [];
  const whole = amountOf(entry);
  const parts = transactions.filter(({ amount }) => amount !== '');
  const sum = parts.reduce((all, one) => all + (amountOf(one) ?? 0), 0);
  const isBatch = parts.length > 1 && parts.length === transactions.length && sum === whole;
  const [first] = transactions;
  const read = isBatch
    ? parts.map((one) => paymentOf(one, entry, one))
    : [
        paymentOf(
          entry,
          entry,
          transactions.length === 1 && first
            ? first
            : { ...entry, texts: transactions.flatMap(({ texts }) => texts) },
        ),
      ];
  return read.filter((one): one is ReadPayment => one !== null);
}

function amountOf({ amount }: Part): Cents | null {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,5}))?$/.exec(amount) ?? [];
  return whole === undefined ? null : centsOf(whole, decimals);
}

function paymentOf(one: Part, entry: Part, about: Part): ReadPayment | null {
  const amount = amountOf(one);
  const side = one.side || entry.side;
  const isEuro = (one.currency || entry.currency) === 'EUR';
  const booked = readCellDay(entry.booked) ?? readCellDay(entry.valued);
  if (amount === null || amount <= 0 || side !== 'CRDT' || entry.isReversal || !isEuro || booked === null)
    return null;
  const isNamed = about.endToEnd !== '' && !/^NOTPROVIDED?$/i.test(about.endToEnd);
  const texts = [
    ...(about.texts.length > 0 ? about.texts : entry.texts),
    ...(isNamed ? [about.endToEnd] : []),
  ];
  return {
    bookedOn: booked,
    valuedOn: readCellDay(entry.valued) ?? booked,
    amount,
    text: tidyStatementText([...new Set(texts)].join(' · ')),
    payer: tidyStatementText(about.payer || entry.payer, longestName),
    reference: tidyStatementText(one.reference || entry.reference, longestName),
    tracking: '',
  };
}
