type Contact = { readonly name: string; readonly address: string; readonly email: string };

/** Who answers for the safety of a product, as the law wants it named where it is offered: its maker, and whom it has named in the EU. */
export type ProductSafetyFacts = {
  readonly manufacturer: Contact | null;
  readonly responsible: Contact | null;
};
