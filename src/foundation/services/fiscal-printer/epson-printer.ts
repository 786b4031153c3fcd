import { failedCall } from '../failed-call.ts';
import { epsonReceipt, readEpsonAnswer } from './epson-xml.ts';
import type { FiscalPrinter, PrintedReceipt } from './fiscal-printer.ts';

const PRINTER_WAIT_MS = 10_000;
const OUR_WAIT_MS = 15_000;
const longestAnswer = 100_000;

/** A fiscal printer of Epson at an address of the shop's own network, by its web service (`fpmate.cgi`). */
export function epsonPrinter(address: string, waitMs = OUR_WAIT_MS): FiscalPrinter {
  const url = new URL('/cgi-bin/fpmate.cgi', address);
  url.search = `devid=local_printer&timeout=${PRINTER_WAIT_MS}`;
  return {
    async print(receipt): Promise<PrintedReceipt> {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
          body: epsonReceipt(receipt),
          redirect: 'error',
          signal: AbortSignal.timeout(waitMs),
        });
        const text = (await answer.text()).slice(0, longestAnswer);
        // An answer of something else than the service has printed nothing.
        if (answer.status === 404) return { kind: 'refused', problem: 'HTTP 404' };
        return answer.ok ? readEpsonAnswer(text) : { kind: 'unknown', problem: `HTTP ${answer.status}` };
      } catch (error) {
        return failure(error);
      }
    },
  };
}

function failure(error: unknown): PrintedReceipt {
  const { wasSent, problem } = failedCall(error);
  return { kind: wasSent ? 'unknown' : 'unreachable', problem };
}
