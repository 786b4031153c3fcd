/** Thrown where an address leads nowhere: the page for it is shown instead. */
export function notFound(): Response {
  return new Response(null, { status: 404 });
}

/** A number in an address: whole, from 1 on; anything else leads nowhere. */
export function idFrom(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text)) throw notFound();
  return Number(text);
}

/** What a loader has found; a page that is not there where it has found nothing. */
export function found<Found>(value: Found | null | undefined): Found {
  if (value === null || value === undefined) throw notFound();
  return value;
}
