// Beside the request, not in it: a header could be written by anybody.
const addresses = new WeakMap<Request, string>();

/** Notes where a request came from. */
export function noteAddress(request: Request, address: string | null): void {
  if (address !== null) addresses.set(request, address);
}

/** Where a request came from; null where nobody has noted it. */
export function addressOf(request: Request): string | null {
  return addresses.get(request) ?? null;
}
