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
import fontStyles from '#kit/ui/fonts.css?url';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { ErrorView } from '#site/frame/storefront/error-view.tsx';
import '#kit/ui/styles.css';
import './all-styles.ts';
import { pageWords } from '#messages/page-words.ts';
import type { Route } from './+types/root.ts';
import { FontStyles } from './font-styles.tsx';
import { requestContextOf } from './request-context-key.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { visitor, wire, settings, shopUrl } = requestContextOf(context);
  return {
    locale: visitor.audience.locale,
    platform: wire.platform,
    shopName: settings.shop_name,
    shopUrl,
    redirectAfterAdd: settings.cart_redirect_after_add === 'yes',
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const locale = data?.locale ?? 'it';
  const platform = data?.platform ?? 'shop';
  useEffect(() => {
    document.body.classList.replace(`${platform}-no-js`, `${platform}-js`);
  }, [platform]);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FAFAF7" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
        <FontStyles address={fontStyles} />
      </head>
      <body className={`${platform}-no-js`} suppressHydrationWarning>
        <WordsContext value={pageWords(locale)}>{children}</WordsContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorView status={isRouteErrorResponse(error) ? error.status : 500} />;
}
