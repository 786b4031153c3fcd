import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSignedBy, percentEncoded, signatureBase, signatureOf } from './oauth-signature.ts';

// The request of RFC 5849, 1.2 for a picture, which is signed with a token as well.
const photo = {
  method: 'GET',
  address: 'http://photos.example.net/photos',
  params: [
    ['file', 'vacation.jpg'],
    ['size', 'original'],
    ['oauth_consumer_key', 'dpf43f3p2l4k3l03'],
    ['oauth_token', 'nnch734d00sl2jdk'],
    ['oauth_signature_method', 'HMAC-SHA1'],
    ['oauth_timestamp', '137131202'],
    ['oauth_nonce', 'chapoH'],
    ['oauth_signature', 'MdpQcU8iPSUjWoN/UDMsK2sui9I='],
  ],
} as const;

describe('signatures of OAuth 1.0a', () => {
  it('the example of RFC 5849 is signed as it says', () => {
    const base = signatureBase(photo, 'encoded');
    const signed = createHmac('sha1', 'kd94hf93k423kf44&pfkkdhi9sl3r4s00').update(base).digest('base64');
    expect(signed).toBe('MdpQcU8iPSUjWoN/UDMsK2sui9I=');
  });

  it('a signature holds for its secret, its method and its parameters alone', () => {
    const secret = 'kd94hf93k423kf44';
    const signature = {
      signature: createHmac('sha256', `${secret}&`).update(signatureBase(photo, 'encoded')).digest('base64'),
      method: 'HMAC-SHA256',
    } as const;
    expect(isSignedBy(photo, secret, signature)).toBe(true);
    expect(isSignedBy(photo, `${secret}x`, signature)).toBe(false);
    expect(isSignedBy({ ...photo, method: 'POST' }, secret, signature)).toBe(false);
    expect(isSignedBy({ ...photo, params: [...photo.params, ['page', '2']] }, secret, signature)).toBe(false);
    expect(isSignedBy(photo, secret, { ...signature, method: 'HMAC-SHA1' })).toBe(false);
  });

  it('the base string of RFC 5849, 3.4.1.1 comes out sign by sign', () => {
    const call = {
      method: 'post',
      address: 'http://example.com/request',
      params: [
        ['b5', '=%3D'],
        ['a3', 'a'],
        ['c@', ''],
        ['a2', 'r b'],
        ['oauth_consumer_key', '9djdj82h48djs9d2'],
        ['oauth_token', 'kkk9d7dh3k39sjv7'],
        ['oauth_signature_method', 'HMAC-SHA1'],
        ['oauth_timestamp', '137131201'],
        ['oauth_nonce', '7d8f3e4a'],
        ['oauth_signature', 'bYT5CMsGcbgUdFHObYMEfcx6bsw='],
        ['c2', ''],
        ['a3', '2 q'],
      ],
    } as const;
    expect(signatureBase(call, 'encoded')).toBe(
      'POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26' +
        'oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1%26' +
        'oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7',
    );
  });

  it('names with brackets are right in both orders, and a blank stands for a plus', () => {
    const call = {
      method: 'GET',
      address: 'http://shop.test/wp-json/wc/v3/orders',
      params: [
        ['status[0]', 'processing'],
        ['status', 'x'],
        ['status0', 'y'],
        ['oauth_nonce', 'n'],
      ],
    } as const;
    const [written, encoded] = (['as-written', 'encoded'] as const).map((order) =>
      signatureBase(call, order),
    );
    expect(written).not.toBe(encoded);
    for (const base of [written, encoded]) {
      const signature = signatureOf(base ?? '', 'cs', 'HMAC-SHA256');
      expect(isSignedBy(call, 'cs', { signature, method: 'HMAC-SHA256' })).toBe(true);
      const blanked = { signature: signature.replaceAll('+', ' '), method: 'HMAC-SHA256' } as const;
      expect(isSignedBy(call, 'cs', blanked)).toBe(true);
    }
  });

  it('everything that is not unreserved is percent-encoded', () => {
    expect(percentEncoded("a-._~ !'()*+è")).toBe('a-._~%20%21%27%28%29%2A%2B%C3%A8');
  });
});
