import { countryOptions } from '#foundation/addresses/rules/countries.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { ZoneList } from '#selling/shipping/back-office/zone-list.tsx';
import { readZoneTrial } from '#selling/shipping/rules/zone-trial.ts';
import { readStaffZones } from '#selling/shipping/server/staff/read-staff-zones.ts';
import { tryAddress } from '#selling/shipping/server/staff/try-address.ts';
import { titleMeta } from '../../page-meta.ts';
import { staffContext, staffLocale } from '../staff-context.ts';
import type { Route } from './+types/shipping.ts';

export const meta = titleMeta;

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'shipping');
  const { searchParams } = new URL(request.url);
  const trial = readZoneTrial(searchParams);
  const typed = (name: string) => (searchParams.get(name) ?? '').slice(0, 20);
  const locale = staffLocale(ctx);
  return {
    page: {
      zones: await readStaffZones(ctx),
      removed: searchParams.has('removed'),
      asked: {
        country: trial?.destination.country ?? ctx.settings.home_country,
        state: typed('state'),
        postcode: typed('postcode'),
        goods: typed('goods'),
        weight: typed('weight'),
        volume: typed('volume'),
      },
      tried: trial && (await tryAddress(ctx, trial)),
      countries: countryOptions(locale),
    },
    title: staffMessagesFor(locale).staffShipping.title,
  };
}

export default function StaffShipping({ loaderData }: Route.ComponentProps) {
  return <ZoneList {...loaderData.page} />;
}
