const qualityOf = (accept: string, type: string): number => {
  const part = accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .find((one) => one.split(';', 1)[0]?.trim() === type);
  if (part === undefined) return 0;
  const quality = Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
  return Number.isNaN(quality) ? 0 : quality;
};

/** Whether a caller asks for HTML by name, and for JSON less or not at all; whoever takes anything does not (RFC 9110, 12.5.1). */
export function wantsHtml(request: Pick<Request, 'headers'>): boolean {
  const accept = request.headers.get('accept') ?? '';
  const html = qualityOf(accept, 'text/html');
  return html > 0 && html > qualityOf(accept, 'application/json');
}
