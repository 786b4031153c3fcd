import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { ListFilter } from '#foundation/records/back-office/list-filter.tsx';
import { ListTabs } from '#foundation/records/back-office/list-tabs.tsx';
import { RecordList, TitleRow } from '#foundation/records/back-office/record-list.tsx';
import { writtenDay } from '#kit/text/rules/calendar-day.ts';
import type { BadgeTone } from '#kit/ui/display/badge.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type CouponQuery,
  type CouponRow,
  type CouponState,
  couponStates,
  couponsList,
} from '../rules/staff-coupons.ts';

export type CouponListProps = {
  readonly list: {
    readonly coupons: readonly CouponRow[];
    readonly total: number;
    readonly page: number;
    readonly pages: number;
    readonly query: CouponQuery;
    readonly counts: Readonly<Record<CouponState, number>>;
  };
};

const tones: Readonly<Record<CouponState, BadgeTone>> = {
  active: 'green',
  scheduled: 'plain',
  'used-up': 'amber',
  expired: 'plain',
  inactive: 'plain',
};

/** The shop's coupons, filtered by words and state. */
export function CouponList({ list }: CouponListProps) {
  const { staffCoupons: words, locale } = useBackOfficeWords();
  const { query, counts } = list;
  const worth = ({ kind, amount, freeShipping }: CouponRow) => {
    const takes = kind === 'percent' ? formatTaxRate(amount, locale) : formatEuro(toCents(amount), locale);
    return [amount > 0 ? words.worth[kind](takes) : '', freeShipping ? words.freeShipping : '']
      .filter((part) => part !== '')
      .join(' + ');
  };
  const days = ({ validFrom, validUntil }: CouponRow) => {
    if (validFrom === '' && validUntil === '') return words.always;
    if (validFrom === '') return words.until(writtenDay(validUntil));
    return validUntil === ''
      ? words.from(writtenDay(validFrom))
      : words.fromUntil(writtenDay(validFrom), writtenDay(validUntil));
  };
  const all = couponStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <RecordList
      head={<TitleRow title={words.title} add={{ path: '/staff/coupons/new/', words: words.add }} />}
      filter={
        <>
          <ListTabs
            label={words.states}
            list={couponsList}
            query={query}
            hidesEmpty
            tabs={[
              { name: words.all, count: all, query: { state: null } },
              ...couponStates.map((state) => ({
                name: words.tabs[state],
                count: counts[state],
                query: { state },
              })),
            ]}
          />
          <ListFilter
            list={couponsList}
            query={query}
            words={words}
            fields={{ words: { search: words.search } }}
          />
        </>
      }
      rows={list.coupons}
      empty={couponsList.isFiltered(query) ? words.nothingFound : words.empty}
      columns={[
        {
          name: words.columns.code,
          link: ({ id, code, description }) => ({
            path: `/staff/coupons/${id}/`,
            label: code,
            note: description,
          }),
        },
        { name: words.columns.worth, text: worth },
        { name: words.columns.days, text: days },
        {
          name: words.columns.used,
          number: ({ used, limitTotal }) => (limitTotal === null ? used : words.usedOf(used, limitTotal)),
        },
        {
          name: words.columns.state,
          status: ({ state }) => ({ tone: tones[state], label: words.stateNames[state] }),
        },
      ]}
      pages={{ ...list, pathOf: (page) => couponsList.path({ ...query, page }) }}
    />
  );
}
