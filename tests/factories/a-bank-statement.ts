/** A movement of a statement, in euro as CAMT writes them. */
type Entry = {
  readonly amount: string;
  readonly text?: string;
  readonly payer?: string;
  readonly reference?: string;
  readonly side?: 'CRDT' | 'DBIT';
  readonly status?: 'BOOK' | 'PDNG';
  readonly day?: string;
};

/** A CAMT.053 statement of some version, as banks write one. */
export function aCamtStatement(entries: readonly Entry[], version = '02'): string {
  // From .08 on the status is a code within, and the payer a party.
  const isNew = version >= '08';
  const ntry = entries.map(
    ({ amount, text = '', payer = '', reference, side = 'CRDT', status = 'BOOK', day = '2026-11-12' }) => `
    <Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd>
      <Sts>${isNew ? `<Cd>${status}</Cd>` : status}</Sts>
      <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
      ${reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
      <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
        <RltdPties><Dbtr>${isNew ? `<Pty><Nm>${payer}</Nm></Pty>` : `<Nm>${payer}</Nm>`}</Dbtr></RltdPties>
        <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
  <GrpHdr><MsgId>1</MsgId></GrpHdr>
  <Stmt><Id>1</Id><Acct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></Acct>
  <Bal><Amt Ccy="EUR">100.00</Amt></Bal>${ntry.join('')}</Stmt></BkToCstmrStmt></Document>`;
}

/** A CSV statement as an Italian bank writes it: lines above the heading, debits and credits apart. */
export function aCsvStatement(
  rows: readonly { readonly amount: string; readonly text: string; readonly payer?: string }[],
): string {
  const lines = rows.map(
    ({ amount, text, payer = '' }) => `12/11/2026;12/11/2026;;${amount};"${text}";${payer}`,
  );
  return [
    'Conto corrente;IT60X0542811101000000123456',
    '',
    'Data contabile;Data valuta;Dare;Avere;Descrizione;Ordinante',
    ...lines,
  ].join('\r\n');
}
