/** Headers of every answer of the two ajax endpoints: not cached, not indexed, no sniffing of the content type. */
export const ajaxHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};

/** An ajax answer in JSON. */
export function ajaxJson(value: unknown, status = 200): Response {
  const headers = { ...ajaxHeaders, 'content-type': 'application/json; charset=UTF-8' };
  return new Response(JSON.stringify(value), { status, headers });
}

/** An ajax answer in words or markup; empty where the contract says so. */
export function ajaxText(text: string, status = 200): Response {
  const headers = { ...ajaxHeaders, 'content-type': 'text/html; charset=UTF-8' };
  return new Response(text, { status, headers });
}

/** A failure with its sentence, in the shape that clients of the generic ajax endpoint read (WIRE-06). */
export function ajaxFailure(sentence: string, status: number): Response {
  return ajaxJson({ success: false, data: sentence }, status);
}

const qualityOf = (accept: string, type: string): number => {
  const part = accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .find((one) => one.split(';', 1)[0]?.trim() === type);
  if (part === undefined) return 0;
  const quality = Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
  return Number.isNaN(quality) ? 0 : quality;
};

/** Whether `Accept` names HTML and ranks JSON lower or leaves it out; a wildcard does not count (RFC 9110, 12.5.1). */
export function wantsHtml(request: Pick<Request, 'headers'>): boolean {
  const accept = request.headers.get('accept') ?? '';
  const html = qualityOf(accept, 'text/html');
  return html > 0 && html > qualityOf(accept, 'application/json');
}
