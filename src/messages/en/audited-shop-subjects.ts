/** What the audit trail calls subjects of the shop as a whole and of its payments: by itself, and of it. */
export const auditedShopSubjects: Readonly<Record<string, readonly [string, string]>> = {
  'product-table': ['the product table', 'of the product table'],
  'quote-field': ['the quote field', 'of the quote field'],
  offer: ['the offer', 'of the offer'],
  'bulk-edit': ['the bulk edit', 'of the bulk edit'],
  till: ['the till', 'of the till'],
  'counter-draft': ['the draft of the counter', 'of the draft of the counter'],
  demo: ['the demo data', 'of the demo data'],
  'answer-template': ['the answer template', 'of the answer template'],
  'email-text': ['the text of the email', 'of the text of the email'],
  'mail-server': ['the mail server', 'of the mail server'],
  'payment-provider': ['the payment provider', 'of the payment provider'],
  'incoming-payment': ['the payment', 'of the payment'],
  'payment-statement': ['the statement', 'of the statement'],
  redirect: ['the redirect', 'of the redirect'],
  page: ['the page', 'of the page'],
  return: ['the return', 'of the return'],
  'delivery-note': ['the delivery note', 'of the delivery note'],
  'pick-list': ['the pick list', 'of the pick list'],
  carrier: ['the carrier', 'of the carrier'],
};

/** Fields of a redirect, of shipping and of an email’s text, with their articles. */
export const auditedRedirectFields = {
  bin: 'the bin',
  missingPieces: 'the missing pieces',
  parcels: 'the parcels',
  page_blocks: 'the blocks',
  page_publish_at: 'the moment of publication',
  page_published: 'the publication',
  page_revision: 'the revision',
  redirect_kind: 'the answer',
  assignee: 'who looks after it',
  email_closing: 'the closing',
  email_heading: 'the heading',
  email_intro: 'the text',
  email_subject: 'the subject',
  redirects_added: 'the redirects added',
  source: 'the old address',
  target: 'the new address',
  template_text: 'the text',
  labels: 'the label service',
  user: 'the user',
  customerCode: 'the customer code',
  depot: 'the branch',
  pricing: 'the pricing code',
  network: 'the network',
  confirms: 'the explicit confirmation',
  tracking_url: 'the tracking address',
};

/** Fields of the access of staff. */
export const auditedAccessFields = {
  appCodes: 'the codes of the app',
  needsSecondFactor: 'the compulsory second factor',
  passkeys: 'the passkeys',
};
