import { type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import { hearForeignChanges } from '#kit/ui/live/hear-foreign-changes.ts';
import { shellLook } from '#site/frame/rules/shell-look.ts';
import { ErrorView } from '#site/frame/storefront/error-view.tsx';
import './documents/styles.ts';
import type { Route } from './+types/root.ts';
import { enteredFields } from './islands/entered-fields.ts';
import { PageShell } from './page-shell.tsx';
import { requestContextOf } from './request-context-key.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { visitor, wire, settings, shopUrl } = requestContextOf(context);
  return {
    locale: visitor.audience.locale,
    platform: wire.platform,
    shopName: settings.shop_name,
    look: shellLook(settings),
    shopUrl,
  };
}

/** The page around what the router hydrates: the staff area. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const platform = data?.platform ?? 'shop';
  useEffect(() => {
    hearForeignChanges();
    // What was entered before the page acted. Screens that take effect with it come first.
    queueMicrotask(enteredFields(document.body));
  }, []);
  useEffect(() => {
    document.body.classList.replace(`${platform}-no-js`, `${platform}-js`);
  }, [platform]);
  return (
    <PageShell
      locale={data?.locale ?? 'it'}
      platform={platform}
      redirectAfterAdd={false}
      look={data?.look ?? null}
      head={
        <>
          <Meta />
          <Links />
        </>
      }
    >
      {children}
      <ScrollRestoration />
      <Scripts />
    </PageShell>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="content">
      <ErrorView status={isRouteErrorResponse(error) ? error.status : 500} />
    </main>
  );
}
