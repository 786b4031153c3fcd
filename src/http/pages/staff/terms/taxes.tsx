import { countryLabel } from '#foundation/addresses/rules/countries.ts';
import { formatTaxRate } from '#foundation/money/rules/tax-rate.ts';
import { RecordList, TitleRow } from '#foundation/records/back-office/record-list.tsx';
import sheet from '#foundation/records/back-office/staff-form.module.css';
import { Notice } from '#kit/ui/display/notice.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { listStaffRates } from '#pricing/tax/server/staff/staff-rates.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/taxes.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'taxes');
  const locale = staffLocale(ctx);
  const rates = await listStaffRates(ctx);
  return {
    rates: rates.map((rate) => ({ ...rate, countryName: countryLabel(rate.country, locale) })),
    removed: asked.has('removed'),
    title: words.staffTaxes.title,
  };
}

/** The VAT rates of the shop, by country. */
export default function StaffTaxes({ loaderData: { rates, removed } }: Route.ComponentProps) {
  const { staffTaxes: words, locale } = useBackOfficeWords();
  const classes: Readonly<Record<string, string>> = words.classes;
  return (
    <RecordList
      head={
        <>
          <TitleRow title={words.title} add={{ path: '/staff/taxes/new/', words: words.add }} />
          <p className={sheet.hint}>{words.intro}</p>
        </>
      }
      notice={removed ? <Notice kind="success">{words.removed}</Notice> : null}
      rows={rates}
      empty={words.empty}
      columns={[
        { name: words.columns.name, link: ({ id, name }) => ({ path: `/staff/taxes/${id}/`, label: name }) },
        {
          name: words.columns.where,
          text: ({ countryName, state, postcode }) =>
            [countryName, state, postcode].filter((part) => part !== '').join(' · '),
        },
        { name: words.columns.taxClass, text: ({ taxClass }) => classes[taxClass] ?? taxClass },
        {
          name: words.columns.rate,
          number: ({ rate, compound }) =>
            compound ? `${formatTaxRate(rate, locale)} (${words.compound})` : formatTaxRate(rate, locale),
        },
        { name: words.columns.priority, number: ({ priority }) => priority },
      ]}
    />
  );
}
