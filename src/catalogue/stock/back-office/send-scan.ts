import type { ScanAnswer } from '../rules/scan-answer.ts';

/** Sends a scanned code to its page; whatever goes wrong on the way is an answer, too. */
export async function sendScan(
  path: string,
  {
    scan,
    code,
    pieces,
    nonce,
  }: { readonly scan: string; readonly code: string; readonly pieces: string; readonly nonce: string },
): Promise<ScanAnswer> {
  const failed = { kind: 'failed', scan, code } as const;
  try {
    const response = await fetch(`${path}scan/`, {
      method: 'POST',
      body: new URLSearchParams({ _wpnonce: nonce, action: 'scan', scan, code, pieces }),
    });
    return response.ok ? ((await response.json()) as ScanAnswer) : failed;
  } catch {
    return failed;
  }
}
