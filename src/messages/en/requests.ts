import type { RequestsMessages } from '../it/requests.ts';

export const requests: RequestsMessages = {
  tooLarge: 'What was sent is larger than the limit of 1 MB. Make it smaller and try again.',
  malformed: 'The request cannot be read. Reload the page and try again.',
  noForm: 'This page takes nothing but a form. Reload it and send the form again.',
  methodNotAllowed: 'This cannot be done at this address.',
  fromElsewhere: 'The request comes from another site and was not carried out.',
  notAllowed: 'You are not allowed to do this. Log in and try again.',
  notFound: 'This address does not exist.',
  failed: 'Something went wrong on our side. Try again shortly: what is in your cart stays where it is.',
  busy: 'Too many requests change the same data at this moment. Nothing was changed: try again in a few seconds.',
  away: 'The shop is not available at this moment. Try again in a few minutes: what is in your cart stays where it is.',
  backToShop: 'Back to the shop',
  noCallback: 'JSONP is not available in this shop.',
  noRoute: 'No route was found matching the URL and request method.',
  invalidJson: 'Invalid JSON body passed.',
  notInBatch: 'This route cannot be part of a batch.',
  restNonce: 'The cookie check failed: the session has changed or expired.',
  notLoggedIn: 'You are not logged in.',
  forbidden: 'Sorry, you are not allowed to do that.',
};
