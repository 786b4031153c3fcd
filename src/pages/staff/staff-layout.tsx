import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { logOutAction } from '#shop/accounts/rules/account-actions.ts';
import { countPendingReviews } from '#shop/reviews/server/list-staff-reviews.ts';
import { BackOfficeWords } from '#shop/site/back-office/back-office-words.tsx';
import { StaffLayout } from '#shop/site/back-office/staff-layout.tsx';
import { StaffRefused } from '#shop/site/back-office/staff-refused.tsx';
import { ErrorView } from '#shop/site/storefront/error-view.tsx';
import { pageMeta } from '../page-meta.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/staff-layout.ts';
import { staffLocale, staffToolbox } from './staff-toolbox.ts';

/** Of the refusal, and of what fails; any other page says its own. */
export const meta: Route.MetaFunction = ({ error, matches }) => {
  if (!error) return [];
  const { backOffice } = staffMessagesFor(matches[0].loaderData?.locale ?? 'it');
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  return pageMeta(matches, { title: isRefused ? backOffice.refusedTitle : backOffice.title });
};

export async function loader({ context }: Route.LoaderArgs) {
  const toolbox = staffToolbox(context);
  const { visitor, nonces, wire, settings } = toolbox;
  if (!visitor.person) throw new Error('nobody in the staff area');
  return {
    person: visitor.person,
    shopName: settings.shop_name,
    logOutNonce: nonces.make(logOutAction(wire)),
    platform: wire.platform,
    pendingReviews: await countPendingReviews(toolbox),
    locale: staffLocale(toolbox),
  };
}

export default function Staff({ loaderData }: Route.ComponentProps) {
  const { locale, ...frame } = loaderData;
  const { pathname } = useLocation();
  const section = (['post-box', 'pictures', 'reviews', 'searches'] as const).find((one) =>
    pathname.startsWith(`/staff/${one}`),
  );
  return (
    <BackOfficeWords locale={locale}>
      <StaffLayout {...frame} section={section ?? 'orders'}>
        <Outlet />
      </StaffLayout>
    </BackOfficeWords>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status !== 403) return <ErrorView status={status} />;
  return (
    <BackOfficeWords locale={root?.locale ?? 'it'}>
      <StaffRefused />
    </BackOfficeWords>
  );
}
