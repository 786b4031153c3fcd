import { type OrderStatus, orderStatuses } from './order-status.ts';

const refusedReasons = [
  'no-such-order',
  'not-allowed',
  'same-status',
  'change-forbidden',
  'not-enough-stock',
  'other',
] as const;
export type RefusedReason = (typeof refusedReasons)[number];

/** The outcome of a bulk change by order number. */
export type BulkReport =
  | { readonly what: 'expired' | 'nothing' }
  | {
      readonly what: 'changed';
      readonly to: OrderStatus;
      readonly changed: readonly number[];
      readonly refused: readonly { readonly number: number; readonly reason: RefusedReason }[];
    };

/** The report as query parameters of the next page. */
export function bulkReportParameters(report: BulkReport): Readonly<Record<string, string>> {
  if (report.what !== 'changed') return { done: report.what };
  return {
    done: report.to,
    ...(report.changed.length > 0 ? { changed: report.changed.join('.') } : {}),
    ...(report.refused.length > 0
      ? { refused: report.refused.map(({ number, reason }) => `${number}~${reason}`).join('.') }
      : {}),
  };
}

const MOST_SHOWN = 25;
const partsOf = (text: string | null) => (text ?? '').split('.').slice(0, MOST_SHOWN);
const numberIn = (text: string) => (/^[1-9]\d{0,11}$/.test(text) ? Number(text) : null);

/** Reads the report from query parameters; null where there is none. */
export function readBulkReport(parameters: { get(name: string): string | null }): BulkReport | null {
  const done = parameters.get('done');
  if (done === 'expired' || done === 'nothing') return { what: done };
  const to = orderStatuses.find((known) => known === done);
  if (!to) return null;
  const changed = partsOf(parameters.get('changed')).flatMap((text) => numberIn(text) ?? []);
  const refused = partsOf(parameters.get('refused')).flatMap((text) => {
    const [left = '', right = ''] = text.split('~');
    const reason = refusedReasons.find((known) => known === right);
    const number = numberIn(left);
    return number && reason ? [{ number, reason }] : [];
  });
  return changed.length + refused.length > 0 ? { what: 'changed', to, changed, refused } : null;
}
