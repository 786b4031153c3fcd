import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { frameParameters } from '#http/foreign-scripts/rules/frame-parameters.ts';
import { pageWords } from '#messages/page-words.ts';
import { ErrorView } from '#site/frame/storefront/error-view.tsx';
import { NotFoundView } from '#site/frame/storefront/not-found-view.tsx';
import { pageMeta } from '../page-meta.ts';
import { ParameterScript } from '../parameter-script.tsx';
import { readFrame } from '../read-frame.tsx';
import { requestContextOf } from '../request-context-key.ts';
import type { loader as rootLoader } from '../root.tsx';
import { StorefrontFrame } from '../storefront-frame.tsx';
import type { Route } from './+types/storefront-layout.ts';

/** Of pages that there are not, or that failed; any other says its own. */
export const meta: Route.MetaFunction = ({ error, matches }) => {
  if (!error) return [];
  const { site } = pageWords(matches[0].loaderData?.locale ?? 'it');
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return pageMeta(matches, { title: isMissing ? site.notFoundTitle : site.errorTitle });
};

export function loader({ context, request }: Route.LoaderArgs) {
  return readFrame(requestContextOf(context), request);
}

type Frame = Route.ComponentProps['loaderData'];

/** The frame around pages that the router hydrates: cart, checkout, accounts. */
function ApplicationFrame({ frame, children }: { frame: Frame; children: React.ReactNode }) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { pathname } = useLocation();
  if (!root) return children;
  return (
    <>
      <ParameterScript
        objects={
          import.meta.env.SSR
            ? frameParameters({ ...root, isCart: pathname === '/cart/', words: pageWords(root.locale).cart })
            : null
        }
      />
      <StorefrontFrame frame={frame} shop={root}>
        {children}
      </StorefrontFrame>
    </>
  );
}

export default function StorefrontLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ApplicationFrame frame={loaderData}>
      <Outlet />
    </ApplicationFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const view = status === 404 ? <NotFoundView /> : <ErrorView status={status} />;
  return loaderData ? <ApplicationFrame frame={loaderData}>{view}</ApplicationFrame> : view;
}
