import { createHmac } from 'node:crypto';

/** The signature of a payload, over the bytes as they are sent: base64 of HMAC-SHA256. */
export const signPayload = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('base64');
