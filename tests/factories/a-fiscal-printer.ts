import { createServer } from 'node:http';
import { onLoopback } from './on-loopback.ts';

type Behaviour =
  | 'prints'
  /** it has no paper */
  | 'refuses'
  /** it prints and hangs up before it answers */
  | 'hangs-up'
  | 'talks-nonsense';

/** A fiscal printer on this machine that speaks the protocol of Epson's: what it printed stands in `receipts`. */
export async function aFiscalPrinter() {
  const receipts: string[] = [];
  const asked: string[] = [];
  let behaviour: Behaviour = 'prints';
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push(`${request.method} ${request.url}`);
    if (behaviour === 'talks-nonsense') {
      response.end('<html>');
      return;
    }
    if (behaviour !== 'refuses') receipts.push(Buffer.concat(chunks).toString());
    if (behaviour === 'hangs-up') {
      request.socket.destroy();
      return;
    }
    const body =
      behaviour === 'refuses'
        ? '<response success="false" code="EPTR_REC_EMPTY" status="0"><addInfo><elementList></elementList></addInfo></response>'
        : `<response success="true" code="" status="2"><addInfo><elementList>lastCommand,printerStatus,fiscalReceiptNumber,fiscalReceiptAmount,fiscalReceiptDate,fiscalReceiptTime,zRepNumber</elementList><lastCommand>74</lastCommand><printerStatus>20110</printerStatus><fiscalReceiptNumber>${receipts.length}</fiscalReceiptNumber><fiscalReceiptAmount>1,00</fiscalReceiptAmount><fiscalReceiptDate>28/11/2026</fiscalReceiptDate><fiscalReceiptTime>10:15</fiscalReceiptTime><zRepNumber>764</zRepNumber></addInfo></response>`;
    response.setHeader('content-type', 'text/xml; charset=utf-8');
    response.end(
      `<?xml version="1.0" encoding="utf-8"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>${body}</soapenv:Body></soapenv:Envelope>`,
    );
  });
  return {
    ...(await onLoopback(server)),
    receipts,
    asked,
    behave(next: Behaviour) {
      behaviour = next;
    },
  };
}
