import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BackOfficeWords } from '#kit/words/back-office/back-office-words.tsx';
import type { AuditEntry } from '../rules/audit-entry.ts';
import { AuditChanges } from './audit-changes.tsx';
import { AuditSentence } from './audit-sentence.tsx';

const textOf = (entry: Partial<AuditEntry>) => {
  const whole: AuditEntry = {
    id: 1,
    at: '2026-11-23T10:00:00.000Z',
    person: 'Giulia Verdi',
    role: null,
    action: 'changed',
    subject: { kind: 'coupon', id: '7', name: 'ESTATE' },
    before: null,
    after: null,
    ...entry,
  };
  return renderToStaticMarkup(
    <BackOfficeWords locale="it">
      <AuditSentence entry={whole} /> <AuditChanges entry={whole} />
    </BackOfficeWords>,
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s ]+/g, ' ')
    .replaceAll(' ,', ',')
    .trim();
};

const list = { kind: 'price-list', id: '2', name: 'Officine: DF-288' } as const;

test.each<[string, Partial<AuditEntry>]>([
  [
    'Giulia Verdi ha cambiato il prezzo del listino Officine: DF-288 da 8,00 € a 8,25 €',
    { subject: list, before: { prices: '1:800;10:750' }, after: { prices: '1:825;10:750' } },
  ],
  [
    'Giulia Verdi ha cambiato i prezzi del listino Officine: DF-288 da 8,00 €; da 10: 7,50 € a 8,00 €; da 10: 7,00 €',
    { subject: list, before: { prices: '1:800;10:750' }, after: { prices: '1:800;10:700' } },
  ],
  [
    'Giulia Verdi (Banco) ha cambiato lo stato dell’ordine 10012 da In lavorazione a Completato',
    {
      role: 'clerk',
      subject: { kind: 'order', id: '12', name: '10012' },
      before: { status: 'processing' },
      after: { status: 'completed' },
    },
  ],
  [
    'Giulia Verdi ha cambiato il valore dell’impostazione “Nome del negozio” da Pistone a vuoto',
    {
      subject: { kind: 'setting', id: 'shop_name', name: 'shop_name' },
      before: { value: 'Pistone' },
      after: { value: '' },
    },
  ],
  [
    'Giulia Verdi ha cambiato il ruolo nel personale del cliente ada@example.com da vuoto a Magazzino',
    {
      subject: { kind: 'customer', id: '3', name: 'ada@example.com' },
      before: { staff_role: null },
      after: { staff_role: 'warehouse' },
    },
  ],
  [
    'Giulia Verdi ha creato il ruolo Sera Nome dopo Sera Permessi dopo Gestire gli ordini, Rimborsare Limite dei rimborsi dopo 49,90 €',
    {
      action: 'created',
      subject: { kind: 'staff-role', id: '6', name: 'Sera' },
      after: { name: 'Sera', rights: ['orders', 'refunds'], refundLimit: 4990 },
    },
  ],
  [
    'Giulia Verdi ha cambiato i permessi del ruolo Sera, aggiungendo Rimborsare e togliendo Gestire gli ordini',
    {
      subject: { kind: 'staff-role', id: '6', name: 'Sera' },
      before: { rights: ['orders', 'offers'] },
      after: { rights: ['offers', 'refunds'] },
    },
  ],
  [
    'Giulia Verdi ha cambiato lo stato dell’ordine 10012 da Attende il bonifico a In lavorazione',
    {
      subject: { kind: 'order', id: '12', name: '10012' },
      before: { status: 'on-hold:introTransfer' },
      after: { status: 'processing' },
    },
  ],
  [
    'Giulia Verdi ha attivato il gestore dei pagamenti “PayPal” Attivazione prima no dopo sì',
    {
      action: 'activated',
      subject: { kind: 'payment-provider', id: 'paypal', name: 'PayPal' },
      before: { is_on: false },
      after: { is_on: true },
    },
  ],
  [
    'Giulia Verdi ha cambiato “Altre righe” della tabella di prodotti Freni da Con i numeri di pagina a Con un pulsante',
    {
      subject: { kind: 'product-table', id: '2', name: 'Freni' },
      before: { paging: 'links' },
      after: { paging: 'load_more' },
    },
  ],
  [
    'Giulia Verdi ha cambiato il valore dell’impostazione “Moderazione” da Si pubblicano subito a Tutte attendono approvazione',
    {
      subject: { kind: 'setting', id: 'review_moderation', name: 'review_moderation' },
      before: { value: 'publish' },
      after: { value: 'hold-all' },
    },
  ],
  [
    'Giulia Verdi ha scritto una nota sull’ordine 1005',
    { action: 'noted', subject: { kind: 'order', id: '5', name: '1005' } },
  ],
  [
    'Giulia Verdi ha importato un file nel listino Officine Righe dopo 1.200',
    { action: 'imported', subject: { kind: 'price-list', id: '2', name: 'Officine' }, after: { rows: 1200 } },
  ],
  [
    'Giulia Verdi ha modificato la zona di spedizione Italia Costi per classe prima vuoto dopo classe n. 9 1,00 €, Ingombrante 7,90 €',
    {
      subject: { kind: 'shipping-zone', id: '1', name: 'Italia' },
      before: { classCosts: null },
      after: { classCosts: { Ingombrante: 790, 9: 100 } },
    },
  ],
  [
    'Giulia Verdi ha cambiato il gruppo della registrazione di ada@example.com da 1200 a Officine',
    {
      subject: { kind: 'registration-request', id: '4', name: 'ada@example.com' },
      before: { group: 1200 },
      after: { group: 'Officine' },
    },
  ],
  ['Il negozio ha eliminato il coupon ESTATE', { person: '', action: 'deleted', before: {} }],
])('%s', (sentence, entry) => expect(textOf(entry)).toBe(sentence));

test('nothing is shown as JSON, and a field without a name of its own still as itself', () => {
  const shown = textOf({
    before: { methods: [{ name: 'Corriere', cost: 790 }], odd: 'x' },
    after: { methods: [], odd: null },
  });
  expect(shown).toContain('Metodi prima Nome Corriere, Costo 7,90 € dopo vuoto');
  expect(shown).toContain('Odd prima x dopo vuoto');
  expect(shown).not.toMatch(/[{}[\]]/);
});
