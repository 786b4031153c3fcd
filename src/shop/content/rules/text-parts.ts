const place = /(?:<p>\s*)?\[quote_request\](?:\s*<\/p>)?/;

/**
 * The HTML of a text before and after the first place that is kept for a quote request, `[quote_request]`, with or without a paragraph of
 * its own (QUO-01); the whole text where it holds none. A second place is no other one, and goes.
 */
export function textParts(html: string): readonly string[] {
  const [first = '', ...rest] = html.split(place);
  return rest.length === 0 ? [first] : [first, rest.join('')];
}
