/** What every signed call brings (RFC 5849). */
export const oauthNames = [
  'oauth_consumer_key',
  'oauth_timestamp',
  'oauth_nonce',
  'oauth_signature',
  'oauth_signature_method',
] as const;
export type OauthParams = Readonly<Record<(typeof oauthNames)[number], string>>;

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The parameters of `Authorization: OAuth …`, decoded; without `realm`, which is not signed. */
export function oauthHeaderParams(request: Request): ReadonlyMap<string, string> {
  const [, list = ''] = /^OAuth\s+(.*)$/is.exec(request.headers.get('authorization') ?? '') ?? [];
  const pairs = [...list.matchAll(/([A-Za-z_]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, unescaped(value)] as const,
  );
  return new Map(pairs.filter(([name]) => name !== 'realm'));
}

/** What a call says of its signature: in its header, else in its form, else in its address. */
export function oauthParamsOf(
  request: Request,
  url: URL,
  form: URLSearchParams | null,
): Partial<OauthParams> {
  const header = oauthHeaderParams(request);
  const found = oauthNames.flatMap((name) => {
    const value = header.get(name) ?? form?.get(name) ?? url.searchParams.get(name);
    return value === null || value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}
