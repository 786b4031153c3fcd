import type { AdminApiMessages } from '../it/admin-api.ts';

/** What the administration API says to programs. */
export const adminApi: AdminApiMessages = {
  unknownKey: 'There is no such key.',
  wrongSecret: 'The secret of the key is wrong.',
  revoked: 'The key was revoked.',
  ownerGone:
    'The person to whom the key belongs does not work in the shop, or lacks the second factor that their role takes.',
  readOnly: 'The key does not allow writing.',
  writeOnly: 'The key does not allow reading.',
  needsHttps:
    'Key and secret are taken by HTTPS alone. Use the https:// address of the shop, or sign the call by OAuth 1.0a.',
  missingParams: (names) => `Parameters of OAuth are missing: ${names}`,
  unknownMethod: 'Signatures are made by HMAC-SHA1 or HMAC-SHA256.',
  wrongSignature: 'The signature is not the one of this call.',
  cannotSign: 'The shop can no longer check signatures of this key: create another one.',
  badTimestamp: 'The time of the call is too far from the time of the shop.',
  usedNonce: 'The nonce was used before.',
  noOrder: 'There is no such order.',
  noProduct: 'The product does not exist.',
  noNote: 'There is no such note.',
  noteEmpty: 'The note is empty or too long.',
  statusForbidden: (to) => `The order cannot get the state “${to}”.`,
  notEnoughStock: 'There are not enough pieces to reopen the order.',
  notPayable: 'The order awaits no payment.',
  tooMuchMeta: 'The order has too many meta_data already: at most 200.',
  orderNotChanged: 'The order was not changed.',
  changedElsewhere: 'The API does not change this field: it is changed on the page of the order.',
  tooManyCalls: (seconds) =>
    seconds === 1
      ? 'Too many calls with this key: try again in a second.'
      : `Too many calls with this key: try again in ${seconds} seconds.`,
};
