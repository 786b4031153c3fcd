// An email brings its own looks and may do nothing: no scripts, no pictures from elsewhere, shown only inside our own page.
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups";

/** The markup of an email, or its plain text, for a frame of a page. */
export function emailResponse(
  content: string,
  { type = 'html', status = 200 }: { readonly type?: 'html' | 'plain'; readonly status?: number } = {},
): Response {
  return new Response(content, {
    status,
    headers: {
      'content-type': `text/${type}; charset=utf-8`,
      'content-security-policy': emailPolicy,
      'x-frame-options': 'SAMEORIGIN',
    },
  });
}
