import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { BulkReport as Report } from '../rules/bulk-report.ts';

export function BulkReport({ report }: { report: Report | null }) {
  const { staffOrders, orders } = useBackOfficeWords();
  const words = staffOrders.report;
  if (!report) return null;
  if (report.what !== 'changed') return <Notice kind="warning">{words[report.what]}</Notice>;
  return (
    <>
      {report.changed.length > 0 ? (
        <Notice kind="success">{words.changed(report.changed, orders.statuses[report.to])}</Notice>
      ) : null}
      {report.refused.length > 0 ? (
        <Notice kind="warning">
          <ul>
            {report.refused.map(({ number, reason }) => (
              <li key={number}>{words.refused(number, staffOrders.reasons[reason])}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}
