import { StaffTabs } from '#foundation/records/back-office/staff-tabs.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { figureLists } from '../../rules/figure-list.ts';
import { type FigureSubject, figureSubjects } from '../../rules/figure-reports.ts';
import { reportList } from '../../rules/report.ts';

export type ReportTabsProps = {
  /** null for turnover */
  readonly about: FigureSubject | null;
  readonly period: { readonly from: string; readonly to: string };
};

/** What there are reports about; the period stays. */
export function ReportTabs({ about, period: { from, to } }: ReportTabsProps) {
  const { staffFigures: words } = useBackOfficeWords();
  const tabs = [
    { path: reportList.path({ from, to }), name: words.turnover, count: null, isShown: about === null },
    ...figureSubjects.map((subject) => ({
      path: figureLists[subject].path({ from, to }),
      name: words.subjects[subject].tab,
      count: null,
      isShown: about === subject,
    })),
  ];
  return <StaffTabs label={words.about} tabs={tabs} />;
}
