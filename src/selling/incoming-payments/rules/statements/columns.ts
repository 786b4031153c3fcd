import { readCellAmount, readCellDay } from './cells.ts';

export type Rows = readonly (readonly string[])[];

/** What a column of a statement or a remittance says. */
export type ColumnRole =
  | 'booked'
  | 'valued'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'text'
  | 'payer'
  | 'reference'
  | 'currency'
  | 'tracking'
  | 'order';

/** The columns of a table by what they say; texts may stand in more than one. */
export type Columns = ReadonlyMap<ColumnRole, readonly number[]>;

/** Lines before the heading at most: name of the bank, account, period, balance. */
const mostLinesBefore = 40;

const plain = (cell: string) =>
  cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

type Names = readonly (readonly [role: ColumnRole, names: RegExp])[];

// The first that fits counts.
const bankNames: Names = [
  ['valued', /^(?:data )?(?:di )?valuta$|^data val\b|^value date$/],
  [
    'booked',
    /^data$|^data (?:contabile|operazione|registrazione|movimento|cont|op|reg)\b|^contabile$|^booking date$|^date$/,
  ],
  ['currency', /^divisa$|^valuta importo$|^currency$|^divisa importo$/],
  ['credit', /^avere\b|^entrat[ae]\b|^accredit[oi]\b|^importo avere$|^importo accredito$|^credit[oi]?\b/],
  ['debit', /^dare\b|^uscit[ae]\b|^addebit[oi]\b|^importo dare$|^importo addebito$|^debit[oi]?\b/],
  ['amount', /^importo\b|^ammontare\b|^amount\b|^movimento$/],
  [
    'reference',
    /^(?:riferimento|rif|cro|trn|id|codice) ?(?:banca|bancario|operazione|movimento|cro|trn|univoco)?$/,
  ],
  [
    'payer',
    /^ordinante\b|^controparte\b|^nome ordinante|^debitore\b|^beneficiario ordinante|^payer$|^counterparty/,
  ],
  ['text', /causale|descrizione|dettagli|note|operazione|description|remittance|informazioni/],
];

const courierNames: Names = [
  [
    'tracking',
    /lettera (?:di )?vettura|^ldv\b|tracking|^(?:numero|n|nr|num) (?:di )?(?:spedizione|collo|ldv|lettera)|^spedizione$|^segnacollo|^waybill|^awb$|^codice spedizione/,
  ],
  ['order', /riferimento|^rif\b|^ordine$|(?:numero|n|nr) ordine|mittente|^reference/],
  ['valued', /^data (?:di )?(?:incasso|pagamento|rimessa|accredito|valuta)/],
  ['booked', /^data\b|^date$|^consegna$/],
  ['amount', /contrassegno|^importo\b|incassat|^incasso|^valore\b|^c ?o ?d\b|^amount|rimborsat/],
  ['payer', /destinatario|^cliente$|consignee|ragione sociale/],
  ['text', /note|descrizione/],
];

const namesOf = { bank: bankNames, courier: courierNames } as const;

const isHeading = {
  bank: (roles: ReadonlySet<ColumnRole>) =>
    (roles.has('booked') || roles.has('valued')) && (roles.has('amount') || roles.has('credit')),
  courier: (roles: ReadonlySet<ColumnRole>) =>
    (roles.has('tracking') || roles.has('order')) && roles.has('amount'),
} as const;

export type StatementKind = keyof typeof namesOf;

/** The heading of a table, wherever in its first lines it stands: its line from 0, and its columns; null for a table without one. */
export function findColumns(
  rows: Rows,
  kind: StatementKind,
): { readonly at: number; readonly columns: Columns } | null {
  for (const [at, row] of rows.slice(0, mostLinesBefore).entries()) {
    // A line of the table itself has amounts and days, a heading has none.
    if (row.some((cell) => /\d/.test(cell) && (readCellDay(cell) !== null || readCellAmount(cell) !== null)))
      continue;
    const columns = columnsOf(row, namesOf[kind]);
    if (isHeading[kind](new Set(columns.keys()))) return { at, columns };
  }
  return null;
}

function columnsOf(row: readonly string[], names: Names): Columns {
  const columns = new Map<ColumnRole, number[]>();
  for (const [index, cell] of row.entries()) {
    const name = plain(cell);
    const role = names.find(([, pattern]) => name !== '' && pattern.test(name))?.[0];
    if (!role) continue;
    const known = columns.get(role);
    // Only texts are read from more than one column; of days and amounts the first counts.
    if (!known) columns.set(role, [index]);
    else if (role === 'text') known.push(index);
  }
  return columns;
}

/** What a row says in the columns of a role, as one text. */
export const cellOf = (row: readonly string[], columns: Columns, role: ColumnRole) =>
  (columns.get(role) ?? [])
    .map((at) => (row[at] ?? '').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' · ');
