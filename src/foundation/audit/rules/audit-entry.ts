/** What staff can have done. */
export const auditActions = [
  'created',
  'changed',
  'deleted',
  'merged',
  'activated',
  'deactivated',
  'approved',
  'refused',
  'imported',
  'checked',
  'sent',
  'noted',
  'refunded',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What it can have been done to. */
export const auditSubjects = [
  'order',
  'return',
  'review',
  'product',
  'category',
  'tag',
  'brand',
  'attribute',
  'attribute-term',
  'coupon',
  'shipping-zone',
  'shipping-class',
  'tax-rate',
  'setting',
  'customer',
  'staff-member',
  'staff-role',
  'api-key',
  'webhook',
  'customer-group',
  'vendor',
  'redirect',
  'page',
  'carrier',
  'pick-list',
  'menu',
  'delivery-note',
  'banner',
  'registration-role',
  'registration-field',
  'registration-request',
  'vat-number',
  'price-list',
  'quantity-rule',
  'payment-rule',
  'payment-provider',
  'mail-server',
  'mailbox',
  'inbound-email',
  'email-text',
  'demo',
  'incoming-payment',
  'payment-statement',
  'conversation',
  'answer-template',
  'quote-field',
  'offer',
  'product-table',
  'picture',
  'stock',
  'stock-receipt',
  'stock-count',
  'stock-location',
  'stock-transfer',
  'bulk-edit',
  'counter-draft',
  'till',
] as const;
export type AuditSubjectKind = (typeof auditSubjects)[number];

/** A value as the trail stores it: what JSON can hold. */
export type AuditFact =
  | string
  | number
  | boolean
  | null
  | readonly AuditFact[]
  | { readonly [name: string]: AuditFact };

/** The fields of a subject before or after a change, by name. */
export type AuditFacts = Readonly<Record<string, AuditFact>>;

export type AuditSubject = {
  readonly kind: AuditSubjectKind;
  readonly id: number | string;
  /** as staff know it: the code of a coupon, the name of a zone */
  readonly name: string;
};

/** An entry of the trail, as the page shows it. */
export type AuditEntry = {
  readonly id: number;
  /** ISO 8601 */
  readonly at: string;
  readonly person: string;
  /** the code of a role that came with the shop, or what a role was called; null for nobody of the staff */
  readonly role: string | null;
  readonly action: AuditAction;
  readonly subject: { readonly kind: AuditSubjectKind; readonly id: string; readonly name: string };
  readonly before: AuditFacts | null;
  readonly after: AuditFacts | null;
};
