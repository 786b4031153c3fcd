import type { Cents } from '#foundation/money/rules/cents.ts';
import type { TaxMode } from '#foundation/money/rules/tax-rate.ts';
import type { HiddenGoods, Segment } from './hidden-goods.ts';
import type { SubaccountMembership } from './permissions.ts';
import type { MissingProof } from './second-factor.ts';
import type { StaffRole } from './staff-rights.ts';

/** The terms of buying, by the group. */
export type BuyingTerms = {
  readonly groupId: number;
  readonly groupName: string;
  /** cents of goods that an order must reach, in the tax mode that the group sees; null for none */
  readonly minOrder: Cents | null;
  /** payment methods and ids of shipping methods that the group may not use */
  readonly refusedPayments: readonly string[];
  readonly refusedShipping: readonly number[];
};

/** The terms of a page that is made for a whole audience. */
export const openTerms: BuyingTerms = {
  groupId: 0,
  groupName: '',
  minOrder: null,
  refusedPayments: [],
  refusedShipping: [],
};

/** For whom a page is made: everybody with the same key sees the same public page (design 1.2). */
export type Audience = {
  /** part of the page cache's key: `retail-gross-it` */
  readonly key: string;
  readonly priceListId: number;
  readonly priceListSlug: string;
  /** false for the retail list, which is made of the products' own prices */
  readonly hasOwnPrices: boolean;
  readonly mode: TaxMode;
  readonly locale: 'it' | 'en';
  /** the language of goods and texts of the shop, where the audience has chosen another one to read in */
  readonly contentLocale?: 'it' | 'en';
  /** null: everything is shown */
  readonly hidden: HiddenGoods | null;
  /** of those who buy by the list that everybody buys by; left out for all others */
  readonly isPublic?: true;
  /** guests or the group, where a banner is for them or not for them; left out where all segments see the same ones */
  readonly segment?: Segment;
  /** of business customers, whose pages offer quotes (QUO-01); left out for everybody else */
  readonly isBusiness?: true;
};

/** The audience of business customers who see what this one sees. */
export function businessAudience(audience: Audience): Audience {
  return { ...audience, key: `${audience.key}-business`, isBusiness: true };
}

/** Who did something, as ledgers and histories name them. */
export type NamedPerson = Pick<Person, 'customerId' | 'email' | 'firstName' | 'lastName'>;

/** A logged-in person; `kind` is decided by the server alone (ACC-01). */
export type Person = {
  readonly customerId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly kind: 'retail' | 'business';
  readonly staffRole: StaffRole | null;
  /** they have a role of the staff, which does not count in this session before this is done; left out where nothing is missing */
  readonly missingProof?: MissingProof;
  /** of a subaccount: for whom it buys, and what it may; `kind` and `company` are those of its main account */
  readonly subaccount?: SubaccountMembership;
  /** staff have given them customers to act for (AGT-01); left out where they have not, and while they act or buy for another account */
  readonly isAgent?: true;
  /** another person who acts in this account, in a session of their own (AGT-01, SUB-02) */
  readonly actedBy?: ActingPerson;
};

/** The person who acts in another account: its main account, or an agent. */
export type ActingPerson = {
  readonly customerId: number;
  readonly name: string;
  readonly as: 'main-account' | 'agent';
};

/** The maker of a request: a person or null, the audience that decides what is shown, and the terms of buying. */
export type Visitor = {
  readonly person: Person | null;
  readonly audience: Audience;
  readonly terms: BuyingTerms;
};
