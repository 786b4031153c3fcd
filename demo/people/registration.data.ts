/** A customer type of the demo shop; `privato` is there from the beginning. */
export type DemoRole = {
  readonly key: string;
  readonly it: string;
  readonly en: string;
  /** slug of the group; a shop without it gives the one of workshops */
  readonly group: string;
};

export const demoRoles: readonly DemoRole[] = [
  { key: 'officina', it: 'Officina', en: 'Workshop', group: 'officine' },
  { key: 'rivenditore', it: 'Rivenditore', en: 'Dealer', group: 'rivenditori' },
  { key: 'flotta', it: 'Flotta aziendale', en: 'Company fleet', group: 'flotte' },
];

export type DemoField = {
  readonly kind: string;
  readonly it: string;
  readonly en: string;
  readonly hint?: readonly [it: string, en: string];
  readonly options?: readonly (readonly [value: string, it: string, en: string])[];
  readonly roles: readonly string[];
  readonly required?: true;
  readonly atCheckout?: false;
  /** what of the company the answer says */
  readonly fact?: string;
};

const businesses = ['officina', 'rivenditore', 'flotta'];

/** What the registration form of the demo shop asks, in its order. */
export const demoFields: readonly DemoField[] = [
  {
    kind: 'text',
    it: 'Ragione sociale',
    en: 'Company name',
    roles: businesses,
    required: true,
    fact: 'company',
  },
  { kind: 'vat-number', it: 'Partita IVA', en: 'VAT number', roles: businesses, required: true },
  {
    kind: 'text',
    it: 'Codice fiscale',
    en: 'Tax code',
    hint: ['Soltanto se è diverso dalla partita IVA.', 'Only if it differs from the VAT number.'],
    roles: businesses,
    atCheckout: false,
    fact: 'tax-code',
  },
  {
    kind: 'text',
    it: 'Codice destinatario (SDI)',
    en: 'Recipient code (SDI)',
    hint: [
      'Sette caratteri; 0000000 se ricevi le fatture via PEC.',
      'Seven characters; 0000000 if you receive invoices by PEC.',
    ],
    roles: businesses,
    required: true,
    atCheckout: false,
    fact: 'recipient-code',
  },
  {
    kind: 'email',
    it: 'PEC',
    en: 'Certified email (PEC)',
    roles: businesses,
    atCheckout: false,
    fact: 'pec',
  },
  {
    kind: 'text',
    it: 'Via e numero civico',
    en: 'Street and number',
    roles: businesses,
    atCheckout: false,
    fact: 'address',
  },
  { kind: 'text', it: 'CAP', en: 'Postcode', roles: businesses, atCheckout: false, fact: 'postcode' },
  { kind: 'text', it: 'Comune', en: 'Town', roles: businesses, atCheckout: false, fact: 'city' },
  {
    kind: 'country',
    it: 'Sede dell’attività',
    en: 'Place of business',
    roles: businesses,
    required: true,
    atCheckout: false,
    fact: 'country',
  },
  {
    kind: 'file',
    it: 'Visura camerale',
    en: 'Company register extract',
    hint: [
      'Non più vecchia di sei mesi. PDF, JPEG o PNG, al massimo 5 MB.',
      'Not older than six months. PDF, JPEG or PNG, 5 MB at most.',
    ],
    roles: ['officina', 'rivenditore'],
    required: true,
  },
  {
    kind: 'date',
    it: 'Data di inizio attività',
    en: 'In business since',
    roles: ['officina'],
  },
  { kind: 'number', it: 'Postazioni di lavoro', en: 'Work bays', roles: ['officina'] },
  {
    kind: 'radio',
    it: 'Canale di vendita',
    en: 'Sales channel',
    options: [
      ['negozio', 'Negozio', 'Shop'],
      ['online', 'Online', 'Online'],
      ['ingrosso', 'Ingrosso', 'Wholesale'],
    ],
    roles: ['rivenditore'],
    required: true,
  },
  { kind: 'long-text', it: 'Marchi trattati', en: 'Brands you sell', roles: ['rivenditore'] },
  {
    kind: 'select',
    it: 'Veicoli gestiti',
    en: 'Vehicles in the fleet',
    options: [
      ['fino-a-10', 'Fino a 10', 'Up to 10'],
      ['da-11-a-50', 'Da 11 a 50', '11 to 50'],
      ['oltre-50', 'Oltre 50', 'More than 50'],
    ],
    roles: ['flotta'],
    required: true,
  },
  { kind: 'email', it: 'Email per le fatture', en: 'Email for invoices', roles: ['flotta'] },
  { kind: 'phone', it: 'Telefono', en: 'Telephone', roles: businesses, atCheckout: false, fact: 'phone' },
  {
    kind: 'select',
    it: 'Come ci hai conosciuto?',
    en: 'How did you find us?',
    options: [
      ['collega', 'Da un collega', 'From a colleague'],
      ['ricerca', 'Con una ricerca online', 'By an online search'],
      ['fiera', 'A una fiera di settore', 'At a trade fair'],
      ['altro', 'In un altro modo', 'In another way'],
    ],
    roles: [],
    atCheckout: false,
  },
  {
    kind: 'checkbox',
    it: 'Dichiaro di acquistare per la mia attività',
    en: 'I buy for my business',
    roles: businesses,
    required: true,
  },
];

/** A workshop that waits for approval; nobody logs in as it. */
export const waitingWorkshop = {
  email: 'info@officina-bassi.example',
  firstName: 'Elena',
  lastName: 'Bassi',
  role: 'officina',
  answers: [
    { it: 'Ragione sociale', value: 'Officina Bassi S.r.l.', shown: 'Officina Bassi S.r.l.' },
    { it: 'Partita IVA', value: 'IT00743110157', shown: 'IT00743110157' },
    { it: 'Codice destinatario (SDI)', value: 'M5UXCR1', shown: 'M5UXCR1' },
    { it: 'PEC', value: 'officinabassi@pec.example', shown: 'officinabassi@pec.example' },
    { it: 'Via e numero civico', value: 'Via Emilia Ovest 45', shown: 'Via Emilia Ovest 45' },
    { it: 'CAP', value: '43126', shown: '43126' },
    { it: 'Comune', value: 'Parma', shown: 'Parma' },
    { it: 'Sede dell’attività', value: 'IT:PR', shown: 'Italia, Parma' },
    { it: 'Data di inizio attività', value: '2014-03-03', shown: '03/03/2014' },
    { it: 'Postazioni di lavoro', value: '4', shown: '4' },
    { it: 'Dichiaro di acquistare per la mia attività', value: '1', shown: 'Sì' },
  ],
} as const;
