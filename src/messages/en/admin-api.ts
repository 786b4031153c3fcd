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
  inTrash: 'The product is in the trash.',
  idSent: 'The product exists already: to create one, send no id.',
  isVariation: 'It is a variation: change it at /products/{id}/variations.',
  shortStock: 'The main location has too few pieces to take away.',
  noStockRight: 'The person whose key this is may not change stock.',
  noPriceRight: 'The person whose key this is may not change prices.',
  tooMuchProductMeta: 'The product has too many meta_data already: at most 200.',
  hasStock: 'The product has pieces in stock: bring them to zero before it gets variations.',
  hasVariations: 'The product has variations: stock and type are changed in the variations.',
  attributesUsed: 'An attribute, or an option of it, tells variations apart: delete these first.',
  alwaysSo: 'In this shop this field always has the same value.',
  alwaysCounted: 'Stock of articles is always counted; that of a product with variations in the variations.',
  oneBrand: 'A product has one brand.',
  noFetching:
    'The shop fetches no pictures from other addresses: upload them by /wp/v2/media and send their id.',
  reservedPieces: 'Orders wait for pieces of this product: it cannot be deleted.',
  codeTaken: (name: string) => `“${name}” has this code already.`,
  noPicture: (id: number) => `Picture ${id} is not in the media library.`,
  invalidFields: (names: string) => `Invalid parameter(s): ${names}`,
  tooManyItems: (most: number) => `Too many items: at most ${most} at once.`,
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
