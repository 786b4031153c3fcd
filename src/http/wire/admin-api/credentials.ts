import { type OauthParams, oauthNames, oauthParamsOf } from './oauth-params.ts';

/** What a program proves itself with: key and secret, or a signature made with the secret. */
export type Credentials =
  | { readonly kind: 'pair'; readonly key: string; readonly secret: string }
  | { readonly kind: 'signature'; readonly oauth: OauthParams }
  | { readonly kind: 'unsigned'; readonly missing: readonly string[] };

/** `consumer_key` and `consumer_secret` of the address, else of `Authorization: Basic`; null where neither is there. */
function pairOf(request: Request, url: URL): Credentials | null {
  const key = url.searchParams.get('consumer_key');
  const secret = url.searchParams.get('consumer_secret');
  if (key !== null && secret !== null) return { kind: 'pair', key, secret };
  const [, encoded] = /^Basic\s+([A-Za-z0-9+/=_-]+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const at = text.indexOf(':');
  return at < 0 ? null : { kind: 'pair', key: text.slice(0, at), secret: text.slice(at + 1) };
}

/** What came with a call to prove who makes it; null for a call of nobody. `form` is its body where that is a form. */
export function credentialsOf(request: Request, url: URL, form: URLSearchParams | null): Credentials | null {
  const pair = pairOf(request, url);
  if (pair) return pair;
  const oauth = oauthParamsOf(request, url, form);
  const missing = oauthNames.filter((name) => oauth[name] === undefined);
  if (missing.length === oauthNames.length) return null;
  return missing.length > 0
    ? { kind: 'unsigned', missing }
    : { kind: 'signature', oauth: oauth as OauthParams };
}
