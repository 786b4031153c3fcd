import type { PictureFiles } from '#foundation/services/files/picture-files.ts';
import type { PlatformRestEndpoint } from '#http/wire/endpoint.ts';
import { mayCall } from '#http/wire/may-call.ts';
import { storeError } from '#http/wire/store-api/store-error.ts';
import { adminApi as en } from '#messages/en/admin-api.ts';
import { adminApi as it } from '#messages/it/admin-api.ts';
import type { RequestsMessages } from '#messages/it/requests.ts';
import { adminApiCaller, type CallerRefusal } from './admin-api-caller.ts';
import type { AppServices } from './app-services.ts';
import { createKeyContext, currentSettings, type Incoming } from './create-request-context.ts';
import { limitKeyCalls } from './limit-key-calls.ts';
import { requestLocale } from './request-words.ts';
import { addressOf } from './sender-address.ts';

type Refuse = (code: string, word: keyof RequestsMessages, status: number) => Promise<Response>;

type KeyCall = {
  readonly incoming: Incoming;
  readonly method: string;
  readonly endpoint: PlatformRestEndpoint;
  readonly params: Readonly<Record<string, string>>;
  readonly pictures: PictureFiles;
};

/** Whether keys open a route: those of the administration API and of the shop's own. */
export const isOfAdminApi = ({ path }: PlatformRestEndpoint) => /^\/(?:wc\/v3|pistone\/v1)\//.test(path);

/** A call of the administration API by a key; null where the call says nothing of one. */
export async function answerByKey(
  services: AppServices,
  { incoming, method, endpoint, params, pictures }: KeyCall,
  refuse: Refuse,
): Promise<Response | null> {
  const { request, url } = incoming;
  const body = await incoming.read();
  if (!body.ok) {
    if (body.problem === 'too-large') return refuse('rest_request_too_large', 'tooLarge', 413);
    return refuse('rest_invalid_json', 'invalidJson', 400);
  }
  const address = addressOf(request);
  const form = await formOf(body.read.request);
  const sent = request.method;
  const caller = await adminApiCaller(services, { request, url, sent, method, form, address });
  if (caller === null) return null;
  if (!caller.ok) return refusalOf(services, caller.refusal);
  const { code, status } = endpoint.refusal ?? { code: 'rest_forbidden', status: 403 };
  if (!mayCall(caller.visitor, endpoint.who)) return refuse(code, 'forbidden', status);
  const settings = await currentSettings(services);
  const seconds = await limitKeyCalls(services, caller.key, settings.api_key_calls_per_minute);
  if (seconds !== null) return tooMany(services, seconds);
  const userAgent = request.headers.get('user-agent') ?? '';
  const ctx = await createKeyContext(services, incoming.requestId, { userAgent, address }, caller.visitor);
  return endpoint.handle(body.read.request, ctx, params, pictures);
}

/** The fields of a form, which are signed; null for another body. */
async function formOf(request: Request): Promise<URLSearchParams | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!request.body || !type.startsWith('application/x-www-form-urlencoded')) return null;
  return new URLSearchParams(await request.clone().text());
}

const wordsFor = async (services: AppServices) => ((await requestLocale(services)) === 'en' ? en : it);

async function refusalOf(services: AppServices, refusal: CallerRefusal): Promise<Response> {
  const words = await wordsFor(services);
  const sentence =
    'missing' in refusal ? words.missingParams(refusal.missing.join(', ')) : words[refusal.word];
  const answer = storeError(services, `{platform}_rest_${refusal.code}`, sentence, 401);
  answer.headers.set('www-authenticate', 'Basic realm="API", charset="UTF-8"');
  return answer;
}

async function tooMany(services: AppServices, seconds: number): Promise<Response> {
  const sentence = (await wordsFor(services)).tooManyCalls(seconds);
  const answer = storeError(services, '{platform}_rest_too_many_requests', sentence, 429);
  answer.headers.set('retry-after', String(seconds));
  return answer;
}
