import { acceptedCards } from '#foundation/payment-provider/rules/judge-card.ts';
import type { PaymentFaultWord } from './payment-fault.ts';

/** The fields that the provider's script renders; it alone knows what is typed into them. */
export const cardFieldKinds = ['number', 'expiry', 'cvv'] as const;
export type CardFieldKind = (typeof cardFieldKinds)[number];

/** What a page needs for the provider's fields; null where the shop runs no script of the provider. */
export type CardFieldsOffer = {
  /** address of the configuration for this page */
  readonly config: string;
  /** the order that waits for its payment; absent where the cart is paid */
  /** the card is stored without a purchase */
  readonly stores?: boolean;
  readonly payNow?: { readonly order_id: number; readonly order_key: string };
};

type FieldState = { readonly isEmpty: boolean; readonly isValid: boolean };

/** What the script says of its fields. */
export type CardFieldsState = {
  /** the brands that the number may be of, in the script's spelling */
  readonly cards: readonly { readonly type: string }[];
  readonly errors?: readonly string[];
  readonly fields: {
    readonly cardNumberField: FieldState;
    readonly cardExpiryField: FieldState;
    readonly cardCvvField: FieldState;
  };
};

export type CardFieldsFault = {
  readonly word: PaymentFaultWord;
  readonly kinds: readonly CardFieldKind[];
};

/** Orders of the provider call it otherwise than its fields do. */
const brandOf = (type: string) => (type === 'american-express' ? 'amex' : type);

/** Why the fields are not sent to the provider: not filled in, a brand that is not accepted, not valid; null where they are (PAY-10, PAY-27 to PAY-29). */
export function judgeCardFields({ cards, errors = [], fields }: CardFieldsState): CardFieldsFault | null {
  const states = {
    number: fields.cardNumberField,
    expiry: fields.cardExpiryField,
    cvv: fields.cardCvvField,
  } as const satisfies Record<CardFieldKind, FieldState>;
  const empty = cardFieldKinds.filter((kind) => states[kind].isEmpty);
  if (empty.length > 0) return { word: 'card-missing', kinds: empty };
  const [card, ...others] = cards;
  const isOther = card && others.length === 0 && !acceptedCards.some((brand) => brand === brandOf(card.type));
  if (isOther || errors.includes('INELIGIBLE_CARD_VENDOR'))
    return { word: 'card-unsupported', kinds: ['number'] };
  const invalid = cardFieldKinds.filter((kind) => !states[kind].isValid);
  return invalid.length > 0 ? { word: 'card-invalid', kinds: invalid } : null;
}
