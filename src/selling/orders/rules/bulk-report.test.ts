import { expect, test } from 'vitest';
import { type BulkReport, bulkReportParameters, readBulkReport } from './bulk-report.ts';

const retry = (report: BulkReport) => readBulkReport(new URLSearchParams(bulkReportParameters(report)));

test('the outcome of each order is written into the address and read back', () => {
  const report: BulkReport = {
    what: 'changed',
    to: 'completed',
    changed: [10012, 10013],
    refused: [
      { number: 10014, reason: 'change-forbidden' },
      { number: 10015, reason: 'not-enough-stock' },
    ],
  };
  expect(retry(report)).toEqual(report);
  expect(retry({ what: 'expired' })).toEqual({ what: 'expired' });
  expect(retry({ what: 'nothing' })).toEqual({ what: 'nothing' });
});

test.each(['', 'done=lost&changed=1', 'done=completed', 'done=completed&changed=x&refused=12~because'])(
  'the address ?%s tells of nothing',
  (query) => {
    expect(readBulkReport(new URLSearchParams(query))).toBeNull();
  },
);
