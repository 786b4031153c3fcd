import type { InvoiceData } from '#customers/invoices/rules/invoice-data.ts';
import type { BillingAddress } from '#foundation/addresses/rules/address.ts';

/** How to log in to the demo shop: who it is, and where the log-in stands. */
export type DemoLogins = readonly {
  readonly who: string;
  readonly email: string;
  readonly password: string;
  readonly address: string;
}[];

export type DemoPerson = DemoLogins[number] & {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly group: 'retail' | 'officine';
  /** the code of a role of the staff */
  readonly staffRole: 'administrator' | 'clerk' | null;
  readonly billing: BillingAddress | null;
  /** of a company, by which its invoices are made out */
  readonly invoice?: InvoiceData;
};

export const administrator: DemoPerson = {
  who: 'Amministratore del negozio',
  email: 'banco@pistone.example',
  password: 'Banco-Ricambi-2026',
  address: '/staff/',
  firstName: 'Banco',
  lastName: 'Pistone',
  company: 'Pistone Ricambi S.r.l.',
  group: 'retail',
  staffRole: 'administrator',
  billing: null,
};

/** Who serves at the counter. */
export const counter: DemoPerson = {
  who: 'Addetta al banco',
  email: 'addetta@pistone.example',
  password: 'Bancone-Ricambi-2026',
  address: '/staff/',
  firstName: 'Paola',
  lastName: 'Sarti',
  company: 'Pistone Ricambi S.r.l.',
  group: 'retail',
  staffRole: 'clerk',
  billing: null,
};

/** Those who come with products: a private buyer and a workshop with its own price list. */
export const buyers: readonly DemoPerson[] = [
  {
    who: 'Cliente privato',
    email: 'cliente@pistone.example',
    password: 'Pastiglie-Freno-2026',
    address: '/my-account/',
    firstName: 'Giulia',
    lastName: 'Ferri',
    company: '',
    group: 'retail',
    staffRole: null,
    billing: {
      firstName: 'Giulia',
      lastName: 'Ferri',
      company: '',
      address1: 'Via dei Mille 24',
      address2: '',
      city: 'Bologna',
      state: 'BO',
      postcode: '40121',
      country: 'IT',
      phone: '+39 051 000 0000',
      email: 'cliente@pistone.example',
    },
  },
  {
    who: 'Officina (listino dedicato, prezzi senza IVA)',
    email: 'officina@pistone.example',
    password: 'Chiave-Inglese-2026',
    address: '/my-account/',
    firstName: 'Marco',
    lastName: 'Neri',
    company: 'Autofficina Neri S.n.c.',
    group: 'officine',
    staffRole: null,
    billing: {
      firstName: 'Marco',
      lastName: 'Neri',
      company: 'Autofficina Neri S.n.c.',
      address1: 'Via dell’Artigianato 8',
      address2: '',
      city: 'Reggio nell’Emilia',
      state: 'RE',
      postcode: '42124',
      country: 'IT',
      phone: '+39 0522 000 000',
      email: 'officina@pistone.example',
    },
    invoice: {
      kind: 'business',
      company: 'Autofficina Neri S.n.c.',
      vatNumber: '01234567897',
      taxCode: '',
      recipientCode: '0000000',
      pec: 'officina@pistone.example',
    },
  },
];
