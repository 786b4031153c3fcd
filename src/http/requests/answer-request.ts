import type { PictureFiles } from '#foundation/services/picture-files.ts';
import { answerAdminAjax, answerStoreAjax } from './answer-ajax.ts';
import { answerPage, isForeign } from './answer-page.ts';
import { answerStoreApi } from './answer-store-api.ts';
import { answerUpload, findUpload } from './answer-upload.ts';
import type { House } from './house.ts';
import type { Incoming } from './incoming.ts';
import { plainPage } from './plain-page.ts';
import { readBody } from './read-body.ts';
import { type RequestToolbox, requestToolbox } from './request-toolbox.ts';
import { requestLocale } from './request-words.ts';
import { addressOf } from './sender-address.ts';
import type { SortedEndpoints } from './sort-endpoints.ts';

/** The doors of the shop, as figures and logs name them. */
export type Door = 'page' | 'wc-ajax' | 'admin-ajax' | 'rest';

/** The shop's address, and how a client writes it that was made for a shop without pretty addresses. */
const homes: readonly string[] = ['/', '/index.php'];

/** The door that an address leads to. */
export function doorOf(url: URL): Door {
  if (url.pathname === '/wp-admin/admin-ajax.php') return 'admin-ajax';
  if (url.pathname === '/wp-json' || url.pathname.startsWith('/wp-json/')) return 'rest';
  if (!homes.includes(url.pathname)) return 'page';
  if (url.searchParams.has('wc-ajax')) return 'wc-ajax';
  return url.searchParams.has('rest_route') ? 'rest' : 'page';
}

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
  house: House,
  endpoints: SortedEndpoints,
  requestId: string,
  pictures: PictureFiles,
): Promise<Response> {
  const url = new URL(request.url);
  if (!isReadable(url)) return plainPage(await requestLocale(house), 'malformed', 400);
  let body: ReturnType<Incoming['read']> | undefined;
  let made: RequestToolbox | undefined;
  const incoming: Incoming = {
    request,
    url,
    read() {
      body ??= readBody(request);
      return body;
    },
    async toolbox(options = { anyGuest: false }) {
      const sent = {
        cookies: request.headers.get('cookie') ?? '',
        userAgent: request.headers.get('user-agent') ?? '',
        address: addressOf(request),
        isForeign: request.method !== 'GET' && isForeign(incoming, house),
      };
      made ??= await requestToolbox(house, { ...sent, requestId, ...options });
      return made;
    },
  };
  const answers: Record<Door, () => Promise<Response>> = {
    page: () => answerPage(incoming, house, endpoints),
    'wc-ajax': () => answerStoreAjax(incoming, house, url.searchParams.get('wc-ajax') ?? '', endpoints),
    'admin-ajax': () => answerAdminAjax(incoming, house, endpoints),
    rest: () => answerStoreApi(incoming, house, endpoints),
  };
  const upload = findUpload(incoming, endpoints);
  const answer = await (upload ? answerUpload(incoming, house, upload, pictures) : answers[doorOf(url)]());
  const response = new Response(answer.body, answer);
  for (const cookie of made?.reply.cookies ?? []) response.headers.append('set-cookie', cookie);
  return response;
}
