import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import type { FigureDivision } from '../rules/figure-reports.ts';
import type { ReportKind, ReportRow } from '../rules/report.ts';

/** What a row is called: what it is stored under, or words of the shop's language. */
export function reportRowName(
  kind: ReportKind | FigureDivision,
  { key, name }: Pick<ReportRow, 'key' | 'name'>,
  locale: 'it' | 'en',
): string {
  const { staffReports: words } = staffMessagesFor(locale);
  if (kind === 'day') return writtenDay(key);
  if (kind === 'week') return words.weekFrom(writtenDay(key));
  if (kind === 'month')
    return new Date(`${key}T00:00:00Z`).toLocaleDateString(locale, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  if (kind === 'vat') return words.rate((Number(key) / 100).toLocaleString(locale));
  if (key === 'shipping' || key === 'fee') return words.parts[key];
  if (kind === 'payment') {
    const titles: Readonly<Record<string, string>> = paymentMethodsFor(locale).titles;
    return titles[key] ?? key;
  }
  if (kind === 'coupon' || kind === 'words') return key;
  if (key === '') return words.without[kind];
  if (kind === 'province') return key;
  return name === '' ? words.gone(key) : name;
}
