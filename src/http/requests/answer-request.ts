import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import { languageParameter } from '#foundation/visitor/rules/language.ts';
import type { UploadEndpoint } from '#http/wire/endpoint.ts';
import { mayCall } from '#http/wire/may-call.ts';
import { answerAdminAjax, answerStoreAjax } from './answer-ajax.ts';
import { answerPage, isForeign } from './answer-page.ts';
import { answerStoreApi } from './answer-store-api.ts';
import type { AppServices } from './app-services.ts';
import {
  type AnsweredRequestContext,
  createRequestContext,
  type Incoming,
} from './create-request-context.ts';
import { plainPage } from './plain-page.ts';
import { readBody } from './read-body.ts';
import { requestLocale } from './request-words.ts';
import { addressOf } from './sender-address.ts';
import type { SortedEndpoints } from './sort-endpoints.ts';

/** The entry point of the shop, as figures and logs name them. */
export type EntryPoint = 'page' | 'wc-ajax' | 'admin-ajax' | 'rest';

/** The shop's address, and how a client writes it that was made for a shop without pretty addresses. */
const homes: readonly string[] = ['/', '/index.php'];

/** The entry point that an address leads to. */
export function entryPointOf(url: URL): EntryPoint {
  if (url.pathname === '/wp-admin/admin-ajax.php') return 'admin-ajax';
  if (url.pathname === '/wp-json' || url.pathname.startsWith('/wp-json/')) return 'rest';
  if (!homes.includes(url.pathname)) return 'page';
  if (url.searchParams.has('wc-ajax')) return 'wc-ajax';
  return url.searchParams.has('rest_route') ? 'rest' : 'page';
}

/** The staff area speaks the shop's own language. */
const isOfStaff = ({ pathname }: URL) => pathname.startsWith('/staff/') || pathname === '/staff';

/** False for an address with broken escapes, or with characters that no text of the shop can hold. */
function isReadable(url: URL): boolean {
  try {
    return !decodeURIComponent(url.pathname).includes('\0') && !/%00/.test(url.search);
  } catch {
    return false;
  }
}

/** Answers everything but files and figures; cookies that server functions set are added to the answer. */
export async function answerRequest(
  request: Request,
  services: AppServices,
  endpoints: SortedEndpoints,
  requestId: string,
  pictures: PictureFiles,
): Promise<Response> {
  const url = new URL(request.url);
  if (!isReadable(url)) return plainPage(await requestLocale(services), 'malformed', 400);
  let body: ReturnType<Incoming['read']> | undefined;
  let made: AnsweredRequestContext | undefined;
  const incoming: Incoming = {
    request,
    url,
    requestId,
    read() {
      body ??= readBody(request);
      return body;
    },
    async ctx(options = { anyGuest: false }) {
      const sent = {
        cookies: request.headers.get('cookie') ?? '',
        userAgent: request.headers.get('user-agent') ?? '',
        address: addressOf(request),
        ...(isOfStaff(url) ? {} : { language: url.searchParams.get(languageParameter) }),
        isForeign: request.method !== 'GET' && isForeign(incoming, services),
      };
      made ??= await createRequestContext(services, { ...sent, requestId, ...options });
      return made;
    },
  };
  const answers: Record<EntryPoint, () => Promise<Response>> = {
    page: () => answerPage(incoming, services, endpoints),
    'wc-ajax': () => answerStoreAjax(incoming, services, url.searchParams.get('wc-ajax') ?? '', endpoints),
    'admin-ajax': () => answerAdminAjax(incoming, services, endpoints),
    rest: () => answerStoreApi(incoming, services, endpoints, pictures),
  };
  const upload = findUpload(incoming, endpoints);
  const answer = await (upload
    ? answerUpload(incoming, services, upload, pictures)
    : answers[entryPointOf(url)]());
  for (const cookie of made?.reply.cookies ?? []) answer.headers.append('set-cookie', cookie);
  return answer;
}

type FoundUpload = { readonly endpoint: UploadEndpoint; readonly params: Readonly<Record<string, string>> };

/** The upload that a request is, if it is one. */
function findUpload({ request, url }: Incoming, endpoints: SortedEndpoints): FoundUpload | null {
  if (request.method !== 'POST') return null;
  for (const { endpoint, pattern } of endpoints.uploads) {
    const params = pattern.match(url.pathname);
    if (params) return { endpoint, params };
  }
  return null;
}

/** A form with files: who may not send it is refused before a byte of it is read. */
async function answerUpload(
  incoming: Incoming,
  services: AppServices,
  { endpoint, params }: FoundUpload,
  pictures: PictureFiles,
): Promise<Response> {
  const refuse = async (word: 'fromElsewhere' | 'notAllowed') =>
    plainPage(await requestLocale(services), word, 403, { connection: 'close' });
  if (isForeign(incoming, services)) return refuse('fromElsewhere');
  const ctx = await incoming.ctx();
  if (!mayCall(ctx.visitor, endpoint.who)) return refuse('notAllowed');
  ctx.reply.preventCaching();
  return await endpoint.handle(incoming.request, ctx, params, pictures);
}
