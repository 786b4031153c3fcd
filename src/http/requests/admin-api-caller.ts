import { allowsMethod, SIGNED_CALL_MS } from '#customers/api-keys/rules/api-key.ts';
import { type FoundApiKey, findApiKey, noteKeyUse } from '#customers/api-keys/server/find-api-key.ts';
import { spendNonce } from '#customers/api-keys/server/spend-nonce.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';
import { type Credentials, credentialsOf } from '#http/wire/admin-api/credentials.ts';
import { type OauthParams, oauthHeaderParams } from '#http/wire/admin-api/oauth-params.ts';
import { isSignedBy, type SignatureMethod, signatureMethods } from '#http/wire/admin-api/oauth-signature.ts';
import { visitorOf } from '#wholesale/agents/server/visitor-of.ts';
import type { AppServices } from './app-services.ts';
import { currentSettings } from './create-request-context.ts';

type Word =
  | 'unknownKey'
  | 'wrongSecret'
  | 'revoked'
  | 'ownerGone'
  | 'readOnly'
  | 'writeOnly'
  | 'needsHttps'
  | 'unknownMethod'
  | 'wrongSignature'
  | 'cannotSign'
  | 'badTimestamp'
  | 'usedNonce';

/** Why a call is nobody's. */
export type CallerRefusal =
  | { readonly code: 'authentication_error' | 'authentication_https_required'; readonly word: Word }
  | { readonly code: 'authentication_missing_parameter'; readonly missing: readonly string[] };

/** Who makes a call of the administration API; null: nobody has said who it is. */
export type Caller =
  | { readonly ok: true; readonly key: FoundApiKey; readonly visitor: Visitor }
  | { readonly ok: false; readonly refusal: CallerRefusal }
  | null;

type Call = {
  readonly request: Request;
  readonly url: URL;
  /** the method that was sent, which is signed, and the one that is meant */
  readonly sent: string;
  readonly method: string;
  readonly form: URLSearchParams | null;
  readonly address: string | null;
};

const wrong = (word: Word): Caller => ({ ok: false, refusal: { code: 'authentication_error', word } });

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether nobody on the way can read what is sent to the shop's address; on this machine there is no way. */
function isPrivate(shopUrl: string): boolean {
  const { protocol, hostname } = new URL(shopUrl);
  return protocol === 'https:' || loopback.test(hostname);
}

/**
 * Who makes a call: key and secret by HTTPS, in the address or by Basic, else a signature of OAuth 1.0a. The key acts as its person of the
 * staff, whose role is read at every call.
 */
export async function adminApiCaller(services: AppServices, call: Call): Promise<Caller> {
  const credentials = credentialsOf(call.request, call.url, call.form);
  if (credentials === null) return null;
  if (credentials.kind === 'unsigned') {
    const { missing } = credentials;
    return { ok: false, refusal: { code: 'authentication_missing_parameter', missing } };
  }
  if (credentials.kind === 'pair' && !isPrivate(services.shopUrl)) {
    return { ok: false, refusal: { code: 'authentication_https_required', word: 'needsHttps' } };
  }
  const name = credentials.kind === 'pair' ? credentials.key : credentials.oauth.oauth_consumer_key;
  const key = await findApiKey(services, name);
  // Somebody with another kind of password is anonymous, not wrong.
  if (!key) return credentials.kind === 'pair' ? null : wrong('unknownKey');
  const problem = await problemOf(services, call, { credentials, key });
  if (problem) return wrong(problem);
  if (key.isRevoked) return wrong('revoked');
  const settings = await currentSettings(services);
  const visitor = await visitorOf(services.db, services.memory, settings, {
    id: 0,
    customerId: key.customerId,
    // A key was made by somebody who had proven both factors, and is a proof of its own.
    isVerified: true,
  });
  if (!visitor.person?.staffRole) return wrong('ownerGone');
  if (!allowsMethod(key.access, call.method)) {
    return wrong(key.access === 'read' ? 'readOnly' : 'writeOnly');
  }
  await noteKeyUse(services, key, call.address);
  return { ok: true, key, visitor };
}

async function problemOf(
  services: AppServices,
  call: Call,
  {
    credentials,
    key,
  }: { readonly credentials: Exclude<Credentials, { kind: 'unsigned' }>; readonly key: FoundApiKey },
): Promise<Word | null> {
  if (credentials.kind === 'pair') return key.hasSecret(credentials.secret) ? null : 'wrongSecret';
  const { oauth } = credentials;
  const secret = key.secret();
  if (secret === null) return 'cannotSign';
  const problem = signatureProblem(services.shopUrl, call, { oauth, secret });
  if (problem) return problem;
  const timestamp = /^\d{1,11}$/.test(oauth.oauth_timestamp) ? Number(oauth.oauth_timestamp) : 0;
  const away = Math.abs(services.clock.now().getTime() - timestamp * 1000);
  if (away > SIGNED_CALL_MS) return 'badTimestamp';
  const isNew = await spendNonce(services, { keyId: key.id, nonce: oauth.oauth_nonce, timestamp });
  return isNew ? null : 'usedNonce';
}

function signatureProblem(
  shopUrl: string,
  { request, url, sent, form }: Call,
  { oauth, secret }: { readonly oauth: OauthParams; readonly secret: string },
): Word | null {
  const method = oauth.oauth_signature_method;
  if (!Object.hasOwn(signatureMethods, method)) return 'unknownMethod';
  const params = [...url.searchParams, ...(form ?? []), ...oauthHeaderParams(request)];
  const address = `${shopUrl}${url.pathname}`;
  const isRight = isSignedBy({ method: sent, address, params }, secret, {
    signature: oauth.oauth_signature,
    method: method as SignatureMethod,
  });
  return isRight ? null : 'wrongSignature';
}
