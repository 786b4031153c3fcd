import {
  businessStyleSheets,
  partStyleSheets,
  previewStyleSheets,
  startScript,
  styleSheets,
} from 'virtual:client-files';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { LoaderFunctionArgs } from 'react-router';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { logoOf } from '#foundation/settings/rules/shop-brand.ts';
import { frameParameters } from '#http/foreign-scripts/rules/frame-parameters.ts';
import type { ParameterObjects } from '#http/foreign-scripts/rules/parameter-objects.ts';
import { DocumentContext } from '#kit/islands/storefront/island.tsx';
import { ContentLangContext } from '#kit/words/storefront/content-lang.ts';
import { pageWords } from '#messages/page-words.ts';
import { shellLook } from '#site/frame/rules/shell-look.ts';
import { speculationRulesPath } from '#site/frame/rules/speculation-rules.ts';
import { ErrorView } from '#site/frame/storefront/error-view.tsx';
import { NotFoundView } from '#site/frame/storefront/not-found-view.tsx';
import type { DocumentHead } from '#site/page-heads/rules/head-tags.ts';
import { NonceContext } from '../font-styles.tsx';
import { pageHead } from '../page-head.ts';
import { PageShell } from '../page-shell.tsx';
import { ParameterScript } from '../parameter-script.tsx';
import { readFrame } from '../read-frame.tsx';
import { nonceContext, requestContextOf } from '../request-context-key.ts';
import { StorefrontFrame } from '../storefront-frame.tsx';
import { HeadTags } from './head-tags.tsx';
import { withIslandFiles } from './island-files.ts';

/** Style sheets of few pages: of the parts that texts place, of what businesses alone see, and of previews of the staff. */
const moreSheets = { parts: partStyleSheets, business: businessStyleSheets, preview: previewStyleSheets };

/** A page that is sent as a document: React renders it on the server, and only its islands act in the browser. */
export type DocumentPage = {
  /** or the title of a page that search engines should not index */
  readonly head: DocumentHead | string;
  /** for search engines, instead of what the head says */
  readonly robots?: string;
  readonly status?: number;
  /** what third-party scripts read on this page */
  readonly parameters?: ParameterObjects;
  /** style sheets beside those of every page */
  readonly sheets?: readonly (keyof typeof moreSheets)[];
  readonly view: ReactNode;
  /** it stands in a frame of another page of the shop: without header, footer and notices */
  readonly isFramed?: boolean;
};

/** What a page is read from. */
export type DocumentRequest = Pick<LoaderFunctionArgs, 'request' | 'params' | 'url' | 'pattern'> & {
  readonly ctx: RequestContext;
};

export type DocumentLoader = (args: LoaderFunctionArgs) => Promise<Response>;

const documentLoaders = new WeakSet<object>();

/** Whether a loader answers all by itself: it needs nothing of the router but the address that was matched. */
export const isDocumentLoader = (loader: object | undefined): loader is DocumentLoader =>
  loader !== undefined && documentLoaders.has(loader);

/** The loader or the action of a route without a screen of its own: it answers with a document, or with what else `read` returns. */
export function documentLoader(
  read: (request: DocumentRequest) => Promise<DocumentPage | Response>,
): DocumentLoader {
  const loader: DocumentLoader = async ({ context, ...args }) => {
    const ctx = requestContextOf(context);
    const nonce = context.get(nonceContext);
    try {
      const page = await read({ ...args, ctx });
      return page instanceof Response ? page : await answerDocument(page, args.request, ctx, nonce);
    } catch (error) {
      if (error instanceof Response) {
        return error.status === 404 ? answerDocument(unknownPage(ctx), args.request, ctx, nonce) : error;
      }
      ctx.log.error({ err: error }, 'a page failed');
      return answerDocument(failedPage(ctx), args.request, ctx, nonce);
    }
  };
  documentLoaders.add(loader);
  return loader;
}

function unknownPage({ visitor }: RequestContext): DocumentPage {
  const { site } = pageWords(visitor.audience.locale);
  return {
    status: 404,
    head: site.notFoundTitle,
    view: <NotFoundView />,
  };
}

function failedPage({ visitor }: RequestContext): DocumentPage {
  const { site } = pageWords(visitor.audience.locale);
  return {
    status: 500,
    head: site.errorTitle,
    view: <ErrorView status={500} />,
  };
}

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'speculation-rules': `"${speculationRulesPath}"`,
};

/** A document with its frame. */
export async function answerDocument(
  page: DocumentPage,
  request: Request,
  ctx: RequestContext,
  nonce: string | null,
): Promise<Response> {
  const init = { status: page.status ?? 200, headers };
  if (request.method === 'HEAD') return new Response(null, init);
  const { settings, visitor, wire, shopUrl } = ctx;
  const { locale } = visitor.audience;
  const frame = page.isFramed ? null : await readFrame(ctx, request);
  const shop = {
    platform: wire.platform,
    shopName: settings.shop_name,
    redirectAfterAdd: settings.cart_redirect_after_add === 'yes',
  };
  const parameters = {
    ...frameParameters({
      ...shop,
      shopUrl,
      isCart: new URL(request.url).pathname === '/cart/',
      words: pageWords(locale).cart,
    }),
    ...page.parameters,
  };
  const head = typeof page.head === 'string' ? pageHead(settings.shop_name, { title: page.head }) : page.head;
  const own = settings.language_switch ? { own: settings.interface_language } : {};
  const sheets = [...styleSheets, ...(page.sheets ?? []).flatMap((name) => moreSheets[name])];
  const html = renderToString(
    <NonceContext value={nonce}>
      <DocumentContext value={true}>
        <ContentLangContext value={visitor.audience.contentLocale}>
          <PageShell
            locale={locale}
            {...shop}
            look={shellLook(settings)}
            head={
              <>
                <HeadTags
                  head={head}
                  shop={{ name: settings.shop_name, url: shopUrl, locale, ...own }}
                  robots={page.robots}
                />
                {sheets.map((sheet) => (
                  <link key={sheet} rel="stylesheet" href={sheet} />
                ))}
              </>
            }
          >
            {frame === null ? (
              <>
                {page.view}
                <script type="module" src={startScript} />
              </>
            ) : (
              <>
                <ParameterScript objects={parameters} />
                <StorefrontFrame frame={frame} shop={{ ...shop, logo: logoOf(settings) }}>
                  {page.view}
                </StorefrontFrame>
              </>
            )}
          </PageShell>
        </ContentLangContext>
      </DocumentContext>
    </NonceContext>,
  );
  return new Response(withIslandFiles(`<!DOCTYPE html>${html}`), init);
}
