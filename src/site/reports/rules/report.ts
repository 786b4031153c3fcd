import { dayFilter, listQuery, type QueryOf, usualFilter } from '#foundation/records/rules/list-query.ts';
import { comparisons, type Period } from './report-period.ts';

/** What turnover is divided by: of whole orders, or of their lines. */
export const orderReports = [
  'day',
  'week',
  'month',
  'customer',
  'group',
  'agent',
  'province',
  'payment',
] as const;
export const lineReports = ['article', 'brand', 'category', 'vat'] as const;
export const reportKinds = [...orderReports, ...lineReports] as const;
export type ReportKind = (typeof reportKinds)[number];
export type TimeReport = 'day' | 'week' | 'month';

export const isTimeReport = (kind: string): kind is TimeReport =>
  kind === 'day' || kind === 'week' || kind === 'month';
export const isLineReport = (kind: ReportKind): kind is (typeof lineReports)[number] =>
  lineReports.some((one) => one === kind);

/** Columns that a report may be ordered by; `usual`: time runs forward, everything else from the highest turnover down. */
export const reportOrders = [
  'usual',
  'name',
  'orders',
  'pieces',
  'net',
  'gross',
  'margin',
  'before',
] as const;
export type ReportOrder = (typeof reportOrders)[number];

export const reportsPath = '/staff/reports/';
export const reportList = listQuery('reports', {
  by: usualFilter('by', reportKinds, 'day'),
  from: dayFilter('from'),
  to: dayFilter('to'),
  compare: usualFilter('compare', comparisons, 'before'),
  order: usualFilter('order', reportOrders, 'usual'),
  direction: usualFilter('direction', ['down', 'up'], 'down'),
});
export type ReportQuery = QueryOf<typeof reportList.filters>;

export const rowsPerPage = 50;

/** Money of a report in whole cents; refunds are taken off. */
export type ReportSums = {
  /** orders of which a part was sold; 0 in reports of lines, where one order is in several rows */
  readonly orders: number;
  /** sold less given back; 0 in reports of whole orders */
  readonly pieces: number;
  readonly goods: number;
  /** shipping and fees without VAT */
  readonly extras: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  /** without VAT, of what a cost is known of; null for whom it is not for */
  readonly costed: number | null;
  readonly cost: number | null;
  /** without VAT, of the days that it is compared with */
  readonly before: number;
};

export type ReportRow = ReportSums & {
  /** a day `YYYY-MM-DD`, an id, a code; '' for what has none */
  readonly key: string;
  /** '' where words of the shop's language stand for it */
  readonly name: string;
  readonly note: string;
};

export type Report = {
  readonly query: ReportQuery;
  readonly period: { readonly from: string; readonly to: string };
  readonly compared: { readonly from: string; readonly to: string } | null;
  readonly rows: readonly ReportRow[];
  /** of time all of it in its order, of everything else the ten highest */
  readonly charted: readonly ReportRow[];
  readonly sums: ReportSums;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly seesMargin: boolean;
};

export const noSums: ReportSums = {
  orders: 0,
  pieces: 0,
  goods: 0,
  extras: 0,
  net: 0,
  tax: 0,
  gross: 0,
  costed: null,
  cost: null,
  before: 0,
};

/** Net of what a cost is known of less that cost; null where none is known. */
export function marginOf({ costed, cost }: Pick<ReportSums, 'costed' | 'cost'>): number | null {
  return costed === null || cost === null ? null : costed - cost;
}

/** Which days are read: the period, and what it is compared with. */
export type AskedPeriods = { readonly period: Period; readonly compared: Period | null };
