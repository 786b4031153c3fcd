/** Posts a form to one of the store's ajax endpoints; null where no answer in JSON came (WIRE-03, WIRE-04). */
export async function postCartCall(
  endpoint: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs?: number,
): Promise<unknown> {
  try {
    const response = await fetch(`/?wc-ajax=${endpoint}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
