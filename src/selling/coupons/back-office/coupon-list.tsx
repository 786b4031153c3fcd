import { toCents } from '#foundation/money/rules/cents.ts';
import { formatEuro } from '#foundation/money/rules/format-euro.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { RecordTable } from '#kit/records/back-office/record-table.tsx';
import { StaffFilter } from '#kit/records/back-office/staff-filter.tsx';
import sheet from '#kit/records/back-office/staff-form.module.css';
import { StaffTabs } from '#kit/records/back-office/staff-tabs.tsx';
import { buttonClass } from '#kit/ui/controls/button-class.ts';
import { TextField } from '#kit/ui/controls/text-field.tsx';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Pagination } from '#kit/ui/navigation/pagination.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type CouponQuery,
  type CouponRow,
  type CouponState,
  couponListPath,
  couponStates,
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

const tones = {
  active: 'green',
  scheduled: 'plain',
  'used-up': 'amber',
  expired: 'plain',
  inactive: 'plain',
} as const;

/** The shop's coupons, by words and by where they stand. */
export function CouponList({ list }: CouponListProps) {
  const { staffCoupons: words, backOffice, locale } = useBackOfficeWords();
  const { query, counts } = list;
  const day = (text: string) => text.split('-').toReversed().join('/');
  const worth = ({ kind, amount, freeShipping }: CouponRow) => {
    const takes = kind === 'percent' ? formatTaxRate(amount, locale) : formatEuro(toCents(amount), locale);
    return [amount > 0 ? words.worth[kind](takes) : '', freeShipping ? words.freeShipping : '']
      .filter((part) => part !== '')
      .join(' + ');
  };
  const days = ({ validFrom, validUntil }: CouponRow) => {
    if (validFrom === '' && validUntil === '') return words.always;
    if (validFrom === '') return words.until(day(validUntil));
    return validUntil === '' ? words.from(day(validFrom)) : words.fromUntil(day(validFrom), day(validUntil));
  };
  const all = couponStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <>
      <div className={sheet.heading}>
        <h1>{words.title}</h1>
        <a className={buttonClass()} href="/staff/coupons/new/">
          {words.add}
        </a>
      </div>
      <StaffTabs
        label={words.states}
        tabs={[null, ...couponStates]
          .filter((state) => state === null || counts[state] > 0 || state === query.state)
          .map((state) => ({
            path: couponListPath({ ...query, state, page: 1 }),
            name: state ? words.stateNames[state] : words.all,
            count: state ? counts[state] : all,
            isShown: state === query.state,
          }))}
      />
      <StaffFilter
        action={couponListPath({})}
        label={words.filter}
        show={words.show}
        reset={
          query.words === '' ? null : { path: couponListPath({ state: query.state }), words: words.reset }
        }
      >
        <TextField
          id="coupons-search"
          name="s"
          type="search"
          label={words.search}
          defaultValue={query.words}
          maxLength={100}
        />
      </StaffFilter>
      <RecordTable
        rows={list.coupons}
        keyOf={(coupon) => coupon.id}
        empty={query.words !== '' || query.state ? words.nothingFound : words.empty}
        columns={[
          {
            name: words.columns.code,
            cell: (coupon) => (
              <span>
                <a href={`/staff/coupons/${coupon.id}/`}>{coupon.code}</a>
                {coupon.description === '' ? null : <small>{coupon.description}</small>}
              </span>
            ),
          },
          { name: words.columns.worth, cell: worth },
          { name: words.columns.days, cell: days },
          {
            name: words.columns.used,
            kind: 'number',
            cell: ({ used, limitTotal }) => (limitTotal === null ? used : words.usedOf(used, limitTotal)),
          },
          {
            name: words.columns.state,
            cell: ({ state }) => <Badge tone={tones[state]}>{words.stateNames[state]}</Badge>,
          },
        ]}
      />
      <Pagination
        page={list.page}
        pages={list.pages}
        addressOf={(page) => couponListPath({ ...query, page })}
        words={backOffice.orders}
      />
    </>
  );
}
