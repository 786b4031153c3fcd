import { LRUCache } from 'lru-cache';
import type { EntryContext, MetaDescriptor } from 'react-router';
import { MarkupContext } from '#kit/ui/static/cached-markup.tsx';
import type { StaticData } from '#kit/ui/static/static-key.ts';
import { asText, type LeaveOut, type PartRendering, StaticDataContext } from '#kit/ui/static/static-part.tsx';
import type { Locale } from '#messages/locale.ts';
import { scriptsAfterPaint } from '../scripts-after-paint.ts';
import { escapedText, headMarkup, scriptJson } from './head-markup.ts';
import { markupCache, renderApart, type Surroundings } from './markup-cache.tsx';
import { type Content, cutFrame, markOf, type PageFrame } from './page-frame.ts';

const root = 'root';
const layout = 'storefront/storefront-layout';

// Of these pages a browser knows the head alone: everything else that is their own is a static part.
const listings = new Set(
  ['shop', 'category', 'tag', 'brand'].flatMap((listing) => [listing, `${listing}-page`]),
);

/** A part that the frame leaves out. */
type Part = PartRendering & {
  readonly name: string;
  /** of a part that many pages share: what it was rendered from the last time, and its markup */
  last: { readonly from: string; readonly bytes: Buffer } | null;
};

type Frame = { readonly page: PageFrame; readonly parts: readonly Part[] };

const frames = new LRUCache<string, Frame>({ max: 40 });

/** A page of the router before it is rendered, with what its static parts show. */
export type PageToRender = {
  readonly entry: EntryContext;
  readonly data: StaticData;
  readonly locale: Locale;
  /** what the frame's scripts carry */
  readonly nonce: string | null;
};

/** Renders a page as a whole. */
export type RenderWhole = (entry: EntryContext, leaveOut: LeaveOut) => Promise<string>;

type RootData = Pick<Surroundings, 'platform' | 'redirectAfterAdd'>;

/** True for a page whose frame is the same for many: a listing without a fault. */
export function isFramed({ staticHandlerContext: { matches, errors, statusCode } }: EntryContext): boolean {
  return statusCode === 200 && !errors && listings.has(matches.at(-1)?.route.id ?? '');
}

/**
 * Writes a listing exactly as the router renders it: the frame is rendered once for all pages that share it, and filled with the page's own
 * parts. The bytes are valid while `take` runs: the next page is written over them.
 */
export async function writeFramed(
  page: PageToRender,
  renderWhole: RenderWhole,
  take: (page: Buffer<ArrayBuffer>) => void,
): Promise<void> {
  const { entry, data, locale, nonce } = page;
  const { loaderData, matches } = entry.staticHandlerContext;
  const leaf = matches.at(-1)?.route.id ?? '';
  const around = { ...loaderData[layout], searchWords: markOf('search') };
  const key = JSON.stringify([nonce, locale, leaf, loaderData[root], around, [...data.keys()]]);
  const handedOver = await readAll(entry.serverHandoffStream);
  const frame = frames.get(key) ?? (await renderFrame(page, leaf, around, renderWhole));
  frames.set(key, frame);

  const { platform, redirectAfterAdd } = loaderData[root] as RootData;
  const head = headMarkup(headOf(entry, leaf));
  frame.page.fill(
    new Map<string, Content>([
      ['head', head.tags],
      ['data', head.data],
      ['search', escapedText((loaderData[layout] as { searchWords: string }).searchWords)],
      ['handed-over', scriptJson(handedOver)],
      ...partsOf(frame, page, { locale, platform, redirectAfterAdd }),
    ]),
    take,
  );
}

/** The markup of a page's static parts, by their marks; a part that is the same as in the page before is not rendered a second time. */
function partsOf({ parts }: Frame, { data }: PageToRender, surroundings: Surroundings): [string, Content][] {
  const known = parts.map(({ isCached, last, name }) =>
    isCached && last?.from === asText(data.get(name)) ? last.bytes : null,
  );
  const missing = parts.filter((_, at) => known[at] === null);
  const drawn = renderApart(
    missing.map(({ name, render }) => (
      <StaticDataContext key={name} value={data}>
        <MarkupContext value={markupCache(surroundings.locale)}>{render(data.get(name))}</MarkupContext>
      </StaticDataContext>
    )),
    surroundings,
  );
  missing.forEach((part, at) => {
    if (part.isCached) part.last = { from: asText(data.get(part.name)), bytes: Buffer.from(drawn[at] ?? '') };
  });
  const next = drawn.values();
  return parts.map(({ name }, at) => [`part-${name}`, known[at] ?? next.next().value ?? '']);
}

/** What the router hands over to the browser. */
async function readAll(stream: EntryContext['serverHandoffStream']): Promise<string> {
  if (!stream) throw new Error('the router hands nothing over');
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of stream) text += decoder.decode(piece, { stream: true });
  return text;
}

/** The tags that the page's route says. */
function headOf(
  { staticHandlerContext: context, routeModules }: EntryContext,
  leaf: string,
): MetaDescriptor[] {
  const meta = routeModules[leaf]?.meta;
  const matches = context.matches.map(({ route, params, pathname }) => ({
    id: route.id,
    params,
    pathname,
    loaderData: context.loaderData[route.id],
    meta: [],
    handle: undefined,
  }));
  if (typeof meta !== 'function') throw new Error(`${leaf} says nothing of itself`);
  const { params = {} } = matches.at(-1) ?? {};
  const said = meta({
    loaderData: context.loaderData[leaf],
    params,
    location: context.location,
    matches,
  } as unknown as Parameters<typeof meta>[0]);
  return (said ?? []).filter((tag) => tag !== undefined);
}

/** Lets the router render a page with marks instead of the page's own parts. */
async function renderFrame(
  { entry, nonce }: PageToRender,
  leaf: string,
  around: object,
  renderWhole: RenderWhole,
): Promise<Frame> {
  const parts: Part[] = [];
  const marked = {
    ...entry,
    renderMeta: {},
    routeModules: {
      ...entry.routeModules,
      [leaf]: {
        ...entry.routeModules[leaf],
        meta: () => [{ title: markOf('head') }, { 'script:ld+json': markOf('data') }],
      },
    },
    staticHandlerContext: {
      ...entry.staticHandlerContext,
      loaderData: { ...entry.staticHandlerContext.loaderData, [layout]: around },
    },
    serverHandoffStream: new Response(markOf('handed-over')).body,
  } as EntryContext;
  const page = await renderWhole(marked, (name, part) => {
    parts.push({ ...part, name, last: null });
    return markOf(`part-${name}`);
  });
  // The marks replace whole tags, and JSON with its quotes.
  const bare = [
    [`<title>${markOf('head')}</title>`, markOf('head')],
    [`<script type="application/ld+json">"${markOf('data')}"</script>`, markOf('data')],
    [`"${markOf('handed-over')}"`, markOf('handed-over')],
  ] as const;
  const cut = bare.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error('the router writes pages in another way');
    return text.replace(from, to);
  }, page);
  return { page: cutFrame(scriptsAfterPaint(Buffer.from(cut), nonce).toString()), parts };
}
