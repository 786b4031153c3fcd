import { createHash, type KeyObject, sign } from 'node:crypto';

export type RequestToSign = {
  readonly method: string;
  /** with what follows the question mark */
  readonly path: string;
  readonly host: string;
  readonly date: Date;
  readonly body: string;
};

/** The headers by which Satispay knows who calls: HTTP signatures (Cavage, draft 10) of path, host, date and digest by RSA with SHA-256. */
export function signRequest(
  { method, path, host, date: at, body }: RequestToSign,
  { keyId, privateKey }: { readonly keyId: string; readonly privateKey: KeyObject },
): Readonly<Record<'date' | 'digest' | 'authorization', string>> {
  const date = at.toUTCString();
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const signed = [
    `(request-target): ${method.toLowerCase()} ${path}`,
    `host: ${host}`,
    `date: ${date}`,
    `digest: ${digest}`,
  ].join('\n');
  const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64');
  const names = '(request-target) host date digest';
  return {
    date,
    digest,
    authorization: `Signature keyId="${keyId}", algorithm="rsa-sha256", headers="${names}", signature="${signature}"`,
  };
}
