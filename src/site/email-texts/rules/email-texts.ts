import {
  type EmailPlaceholder,
  type EmailSubjectKind,
  emailPlaceholders,
} from '#foundation/emails/rules/email-placeholders.ts';

/** Whom an email goes to. */
export type EmailAudience = 'customer' | 'shop' | 'staff';

/** Every email by what it is about; what a text depends on, where an email has several, stands behind it. */
const kinds = {
  order: {
    'order-confirmation': ['transfer', 'verifying', 'received', 'pending', 'approval'],
    'order-pending-approval': [],
    'order-pending': ['refused'],
    'order-on-hold': ['transfer'],
    'order-processing': ['cash-on-delivery'],
    'order-completed': [],
    'order-cancelled': ['unpaid', 'undecided'],
    'order-refunded': [],
    'order-partly-refunded': [],
    'order-failed': [],
    'order-note': [],
    'parcel-held': [],
    'order-edited': [],
    'order-rest-due': [],
    'order-link': [],
    'order-approved': ['free'],
    'order-rejected': [],
    'order-approval-wanted': [],
    'new-order': ['verifying'],
    'shop-order-cancelled': [],
    'shop-order-failed': [],
  },
  return: {
    'return-requested': [],
    'return-approved': [],
    'return-refused': [],
    'return-received': [],
    'return-credited': [],
    'return-closed': [],
    'return-cancelled': [],
    'shop-return': [],
  },
  withdrawal: { 'withdrawal-receipt': [], 'shop-withdrawal': [] },
  conversation: {
    'conversation-answer': ['guest'],
    'conversation-new': ['vendor'],
    'conversation-message': [],
    'offer-countered': [],
  },
  offer: { 'offer-sent': [], 'offer-withdrawn': [] },
  account: {
    'account-welcome': [],
    'account-confirm-email': [],
    'account-change-email': [],
    'account-email-changed': [],
    'account-reset-password': [],
    'account-choose-password': [],
    'account-new-password': [],
    'account-log-in': [],
    'account-password-changed': [],
    'account-second-factor': [],
    'account-staff-invitation': [],
  },
  registration: {
    'registration-received': [],
    'registration-approved': [],
    'registration-refused': [],
    'registration-waiting': [],
  },
  review: { 'held-review': [] },
  'stock-alert': { 'stock-alert-confirm': [], 'stock-alert': [] },
} as const satisfies Record<EmailSubjectKind, Readonly<Record<string, readonly string[]>>>;

type Kinds = { [About in EmailSubjectKind]: keyof (typeof kinds)[About] & string };
export type EmailKind = Kinds[EmailSubjectKind];
type TextsOf<About extends EmailSubjectKind> = {
  [Kind in Kinds[About]]:
    | Kind
    | ((typeof kinds)[About][Kind] extends readonly (infer Variant extends string)[]
        ? `${Kind}-${Variant}`
        : never);
}[Kinds[About]];
/** A text that an email can have: its kind, and what it depends on where a kind has several. */
export type EmailTextId = { [About in EmailSubjectKind]: TextsOf<About> }[EmailSubjectKind];

/** An email that the shop sends, in one of its texts. */
export type EmailDefinition = {
  readonly id: EmailTextId;
  readonly kind: EmailKind;
  readonly about: EmailSubjectKind;
  readonly audience: EmailAudience;
  /** what its text can name */
  readonly placeholders: readonly EmailPlaceholder[];
};

const toShop: readonly EmailKind[] = [
  'new-order',
  'shop-order-cancelled',
  'shop-order-failed',
  'shop-return',
  'shop-withdrawal',
  'conversation-new',
  'conversation-message',
  'offer-countered',
  'registration-waiting',
  'held-review',
];
const toStaff: readonly EmailKind[] = ['account-second-factor', 'account-staff-invitation'];

/** Placeholders that only some of the emails about the same can fill. */
const onlyIn: Readonly<Partial<Record<EmailPlaceholder, readonly EmailKind[]>>> = {
  refunded_amount: ['order-refunded', 'order-partly-refunded'],
  code: ['return-credited'],
  code_value: ['return-credited'],
  conversation_type: ['conversation-new'],
};
/** Those of offers are about offers alone. */
const isFilled = (kind: EmailKind, about: EmailSubjectKind, placeholder: EmailPlaceholder) =>
  (onlyIn[placeholder]?.includes(kind) ?? true) &&
  (placeholder !== 'offer_number' || about === 'offer' || kind === 'offer-countered');

/** Every email of the shop in each of its texts, in the order of the list of the staff. */
export const emailDefinitions: readonly EmailDefinition[] = Object.entries(kinds).flatMap(
  ([group, ofGroup]) => {
    const about = group as EmailSubjectKind;
    return Object.entries(ofGroup as Readonly<Record<string, readonly string[]>>).flatMap(
      ([name, variants]) => {
        const kind = name as EmailKind;
        const audience: EmailAudience = toShop.includes(kind)
          ? 'shop'
          : toStaff.includes(kind)
            ? 'staff'
            : 'customer';
        const placeholders = emailPlaceholders[about].filter((one) => isFilled(kind, about, one));
        return [kind, ...variants.map((variant) => `${kind}-${variant}`)].map((id) => ({
          id: id as EmailTextId,
          kind,
          about,
          audience,
          placeholders,
        }));
      },
    );
  },
);

/** The email that an address names; undefined for none. */
export const emailDefinitionOf = (id: string): EmailDefinition | undefined =>
  emailDefinitions.find((definition) => definition.id === id);

/** What an email of the outbox is about, by its kind; undefined for an unknown one. */
export const subjectKindOf = (kind: string): EmailSubjectKind | undefined =>
  emailDefinitions.find((definition) => definition.kind === kind)?.about;
