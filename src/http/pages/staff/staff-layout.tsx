import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { logOutAction } from '#customers/accounts/rules/account-actions.ts';
import { isDemoShop } from '#demo/is-demo-shop.ts';
import { missingFirmData } from '#foundation/settings/rules/firm-data.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { BackOfficeWords } from '#kit/words/back-office/back-office-words.tsx';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { ErrorView } from '#site/frame/storefront/error-view.tsx';
import { StaffLayout } from '#site/staff-frame/back-office/staff-layout.tsx';
import { StaffNotFound } from '#site/staff-frame/back-office/staff-not-found.tsx';
import { StaffRefused } from '#site/staff-frame/back-office/staff-refused.tsx';
import { staffSectionOf } from '#site/staff-frame/rules/staff-pages.ts';
import { readStaffWaits } from '#site/staff-frame/server/read-staff-waits.ts';
import { pageMeta } from '../page-meta.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Route } from './+types/staff-layout.ts';
import { staffFrame, staffLocale } from './staff-context.ts';

const isRefusal = (error: unknown) => isRouteErrorResponse(error) && [401, 403].includes(error.status);
const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Of the refusal, of what is missing, and of what fails; any other page says its own. */
export const meta: Route.MetaFunction = ({ error, matches }) => {
  if (!error) return [];
  const { backOffice } = staffMessagesFor(matches[0].loaderData?.locale ?? 'it');
  const title = isMissing(error) ? backOffice.missingTitle : backOffice.title;
  return pageMeta(matches, { title: isRefusal(error) ? backOffice.refusedTitle : title });
};

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = staffFrame(context);
  const { visitor, nonces, wire, settings } = ctx;
  if (!visitor.person) throw new Error('nobody in the staff area');
  return {
    person: visitor.person,
    shopName: settings.shop_name,
    logOutNonce: nonces.make(logOutAction(wire)),
    platform: wire.platform,
    waits: await readStaffWaits(ctx),
    isDemo: await isDemoShop(ctx),
    mayRemoveDemo: mayStaff(visitor.person, 'settings'),
    missing: mayStaff(visitor.person, 'settings') ? missingFirmData(settings) : [],
    locale: staffLocale(ctx),
  };
}

export default function Staff({ loaderData }: Route.ComponentProps) {
  const { locale, ...frame } = loaderData;
  const { pathname } = useLocation();
  return (
    <BackOfficeWords locale={locale}>
      <StaffLayout {...frame} section={staffSectionOf(pathname)}>
        <Outlet />
      </StaffLayout>
    </BackOfficeWords>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { pathname } = useLocation();
  const { locale = root?.locale ?? 'it', ...frame } = loaderData ?? {};
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // Staff who are refused, and who come to a page that is not there, still get the menu, with the pages that they may open.
  if ('person' in frame && (isRefusal(error) || isMissing(error))) {
    return (
      <BackOfficeWords locale={locale}>
        <StaffLayout {...frame} section={isMissing(error) ? staffSectionOf(pathname) : null}>
          {isMissing(error) ? <StaffNotFound /> : <StaffRefused isStaff />}
        </StaffLayout>
      </BackOfficeWords>
    );
  }
  return (
    <BackOfficeWords locale={locale}>
      <main id="content">
        {isRefusal(error) ? (
          <StaffRefused isStaff={false} isGuest={status === 401} />
        ) : (
          <ErrorView status={status} />
        )}
      </main>
    </BackOfficeWords>
  );
}
