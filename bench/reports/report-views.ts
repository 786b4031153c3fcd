import { type FigureReport, figureReports, figureSubjects } from '#site/reports/rules/figure-reports.ts';
import { reportKinds } from '#site/reports/rules/report.ts';
import type { ListView } from '../lists/list-views.ts';

const START_PAGE_MS = 100;
const REPORT_MS = 2000;
/** A report takes longer than a list, and is the same each time. */
const REPORT_ROUNDS = 15;
const DAY_MS = 86_400_000;

/** The start page of the staff area, every report over a year beside the year before, and what is counted beside turnover. */
export function reportViews(now: Date): readonly ListView[] {
  const day = (ago: number) => new Date(now.getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  return [
    { name: 'Start page of the staff area', path: '/staff/', most: START_PAGE_MS },
    ...reportKinds.map((by) => ({
      name: `Report of a year by ${by}`,
      path: `/staff/reports/?by=${by}&from=${day(365)}&to=${day(0)}&compare=year`,
      most: REPORT_MS,
      rounds: REPORT_ROUNDS,
    })),
    ...figureSubjects.flatMap((about) => {
      const { divisions }: FigureReport = figureReports[about];
      return divisions.map((by) => ({
        name: `Report of a year of ${about} by ${by}`,
        path: `/staff/reports/${about}/?by=${by}&from=${day(365)}&to=${day(0)}`,
        most: REPORT_MS,
        rounds: REPORT_ROUNDS,
      }));
    }),
  ];
}
