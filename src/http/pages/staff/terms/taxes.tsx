import { countryLabel } from '#foundation/addresses/rules/countries.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { RateList } from '#pricing/tax/back-office/rate-list.tsx';
import { listStaffRates } from '#pricing/tax/server/staff/staff-rates.ts';
import { pageMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/taxes.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? '' });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'taxes');
  const locale = staffLocale(ctx);
  const rates = await listStaffRates(ctx);
  return {
    rates: rates.map((rate) => ({ ...rate, countryName: countryLabel(rate.country, locale) })),
    removed: new URL(request.url).searchParams.has('removed'),
    title: staffMessagesFor(locale).staffTaxes.title,
  };
}

export default function StaffTaxes({ loaderData }: Route.ComponentProps) {
  return <RateList rates={loaderData.rates} removed={loaderData.removed} />;
}
