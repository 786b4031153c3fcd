import type { PictureFiles } from '#foundation/services/picture-files.ts';
import type { UploadEndpoint } from '#http/wire/endpoint.ts';
import { mayCall } from '#http/wire/may-call.ts';
import { isForeign } from './answer-page.ts';
import type { AppServices } from './app-services.ts';
import type { Incoming } from './create-request-context.ts';
import { plainPage } from './plain-page.ts';
import { requestLocale } from './request-words.ts';
import type { SortedEndpoints } from './sort-endpoints.ts';

type FoundUpload = { readonly endpoint: UploadEndpoint; readonly params: Readonly<Record<string, string>> };

/** The upload that a request is, if it is one. */
export function findUpload({ request, url }: Incoming, endpoints: SortedEndpoints): FoundUpload | null {
  if (request.method !== 'POST') return null;
  for (const { endpoint, pattern } of endpoints.uploads) {
    const params = pattern.match(url.pathname);
    if (params) return { endpoint, params };
  }
  return null;
}

/** A form with files: who may not send it is refused before a byte of it is read. */
export async function answerUpload(
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
