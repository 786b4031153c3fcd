export type Money = { currency_code: string; value: string };
export type Capture = { id: string; status: string; amount: Money; final_capture: boolean };
/** A refund as the provider keeps it. */
export type StoredRefund = {
  id: string;
  status: string;
  amount: Money;
  /** the shop's own key of it; of what was made over there there is none */
  custom_id?: string;
  note_to_payer?: string;
  links: { rel: string; href: string; method: string }[];
};
export type Unit = {
  reference_id: string;
  amount: Money & { breakdown?: Record<string, Money> };
  items?: { unit_amount: Money; quantity: string }[];
  custom_id?: string;
  shipping?: { name: { full_name: string }; address: Record<string, string> };
  payments?: { captures: Capture[]; refunds?: StoredRefund[] };
};

/** An order as the provider keeps it. */
export type StoredOrder = {
  id: string;
  intent: string;
  status: string;
  purchase_units: Unit[];
  // biome-ignore lint/suspicious/noExplicitAny: as it was sent
  payment_source: any;
  payer?: unknown;
  links: { rel: string; href: string; method: string }[];
  returnUrl: string;
  cancelUrl: string;
};
