import { noValue, type SourceType } from './attribution-fields.ts';

/** A page that a browser is on or came from; `query` holds its parameters by name. */
export type VisitedPage = {
  readonly host: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
};

/** Where a visit came from, by the short names of the cookie (wire 8.1). */
export type VisitSource = {
  readonly typ: SourceType;
  readonly src: string;
  readonly mdm: string;
  readonly cmp: string;
  readonly cnt: string;
  readonly trm: string;
  readonly id: string;
  readonly plt: string;
  readonly fmt: string;
  readonly tct: string;
};

export type Arrival = {
  readonly page: VisitedPage;
  /** null where the browser sends none */
  readonly referrer: VisitedPage | null;
  /** whether the session cookie exists, and whether a source is known */
  readonly inSession: boolean;
  readonly sourceKnown: boolean;
};

const utmParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_id',
  'utm_term',
  'utm_source_platform',
  'utm_creative_format',
  'utm_marketing_tactic',
] as const;

/** Search engines: their hosts, and the parameter that carries what was searched for. */
const engines: readonly { readonly name: string; readonly host: RegExp; readonly parameter: string }[] = [
  { name: 'google', host: /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, parameter: 'q' },
  { name: 'yandex', host: /^(?:www\.)?yandex\.[a-z]{2,3}(?:\.[a-z]{2})?$/, parameter: 'text' },
  { name: 'bing', host: /(?:^|\.)bing\.com$/, parameter: 'q' },
  { name: 'yahoo', host: /(?:^|\.)yahoo\.com$/, parameter: 'p' },
  { name: 'about', host: /(?:^|\.)about\.com$/, parameter: 'q' },
  { name: 'aol', host: /(?:^|\.)aol\.com$/, parameter: 'q' },
  { name: 'ask', host: /(?:^|\.)ask\.com$/, parameter: 'q' },
  { name: 'globososo', host: /(?:^|\.)globososo\.com$/, parameter: 'q' },
  { name: 'go.mail.ru', host: /^go\.mail\.ru$/, parameter: 'q' },
  { name: 'rambler', host: /(?:^|\.)rambler\.ru$/, parameter: 'query' },
  { name: 'tut.by', host: /(?:^|\.)tut\.by$/, parameter: 'query' },
  { name: 'duckduckgo', host: /^(?:www\.)?duckduckgo\.com$/, parameter: 'q' },
  { name: 'ecosia', host: /^(?:www\.)?ecosia\.org$/, parameter: 'q' },
];

const bare = (host: string) => host.toLowerCase().replace(/^www\./, '');

/** Subdomains count as the same site. */
function isForeign(referrer: string, own: string): boolean {
  const [there, here] = [bare(referrer), bare(own)];
  return there !== here && !there.endsWith(`.${here}`) && !here.endsWith(`.${there}`);
}

/** Browsers send only the host as referrer to other sites: the root page of a search engine counts as a search. */
function engineOf({ host, path, query }: VisitedPage): string | null {
  const engine = engines.find((one) => one.host.test(host.toLowerCase()));
  if (!engine) return null;
  const onlyHost = path === '/' && Object.keys(query).length === 0;
  return engine.name === 'google' || onlyHost || (query[engine.parameter] ?? '') !== '' ? engine.name : null;
}

const knownAs: Readonly<Record<string, string>> = {
  't.co': 'twitter.com',
  'plus.url.google.com': 'plus.google.com',
};

const nothing = {
  cmp: noValue,
  cnt: noValue,
  trm: noValue,
  id: noValue,
  plt: noValue,
  fmt: noValue,
  tct: noValue,
} as const;

function utmSource(query: VisitedPage['query']): VisitSource | null {
  const { gclid, yclid } = query;
  const isTagged = utmParameters.some((name) => query[name]);
  if (!isTagged && !gclid && !yclid) return null;
  const advertiser = gclid ? 'google' : yclid ? 'yandex' : null;
  return {
    typ: 'utm',
    src: query.utm_source || advertiser || noValue,
    mdm: query.utm_medium || (advertiser ? 'cpc' : noValue),
    cmp: query.utm_campaign || (advertiser ? `${advertiser}_cpc` : noValue),
    cnt: query.utm_content || noValue,
    trm: query.utm_term || noValue,
    id: query.utm_id || noValue,
    plt: query.utm_source_platform || noValue,
    fmt: query.utm_creative_format || noValue,
    tct: query.utm_marketing_tactic || noValue,
  };
}

/**
 * Where a visit comes from, by the page that is opened; null where the known source stays. Campaign before search engine before
 * other site before direct; a site counts only at the start of a session, so that a return from a bank's page changes nothing, and a
 * direct visit never replaces what is known (ATTR-05, ATTR-06, wire 8.2).
 */
export function visitSource({ page, referrer, inSession, sourceKnown }: Arrival): VisitSource | null {
  const tagged = utmSource(page.query);
  if (tagged) return tagged;
  if (referrer && isForeign(referrer.host, page.host)) {
    const engine = engineOf(referrer);
    if (engine) return { typ: 'organic', src: engine, mdm: 'organic', ...nothing };
    if (!inSession) {
      const host = bare(referrer.host);
      return {
        ...nothing,
        typ: 'referral',
        src: knownAs[host] ?? host,
        mdm: 'referral',
        cnt: referrer.path || noValue,
      };
    }
  }
  return sourceKnown ? null : { typ: 'typein', src: '(direct)', mdm: noValue, ...nothing };
}
