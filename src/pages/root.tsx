import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import { messagesFor } from '#messages/messages-for.ts';
import { WordsContext } from '#shop/site/storefront/use-words.ts';
import type { Route } from './+types/root.ts';
import { toolboxOf } from './toolbox-context.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { visitor, wire } = toolboxOf(context);
  return { locale: visitor.audience.locale, platform: wire.platform };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const locale = data?.locale ?? 'it';
  const platform = data?.platform ?? '';
  useEffect(() => {
    document.body.classList.replace(`${platform}-no-js`, `${platform}-js`);
  }, [platform]);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body className={`${platform}-no-js`}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const words = { ...messagesFor(loaderData.locale), locale: loaderData.locale };
  return (
    <WordsContext value={words}>
      <Outlet />
    </WordsContext>
  );
}
