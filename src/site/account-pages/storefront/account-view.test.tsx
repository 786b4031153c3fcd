import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyRegistration } from '#customers/accounts/rules/registration-form.ts';
import { aStaffRole } from '#foundation/visitor/rules/a-staff-role.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import { WordsContext } from '#kit/words/storefront/use-words.ts';
import { messagesFor } from '#messages/messages-for.ts';
import type { GuestAccountPage, OwnAccountPage } from '../server/read-account-page.ts';
import { AccountView } from './account-view.tsx';
import { GuestView } from './guest-view.tsx';

const person: Person = {
  customerId: 3,
  email: 'elena@example.com',
  firstName: 'Elena',
  lastName: 'Ferri',
  company: 'Officina Ferri',
  kind: 'business',
  staffRole: null,
};

const guest: GuestAccountPage = {
  person: null,
  platform: 'shop',
  flash: null,
  logIn: { problem: null, email: '', nonce: 'n-1', byEmailNonce: 'n-2', redirect: '' },
  register: { form: emptyRegistration, problems: [], nonce: 'n-2', countries: [], known: [] },
};

const own: OwnAccountPage = {
  person,
  displayName: 'Elena',
  platform: 'shop',
  flash: null,
  orders: [],
  hasMoreOrders: false,
  unconfirmed: null,
  nonces: { logOut: 'n-3', confirm: 'n-4' },
};

const render = (view: ReactNode) =>
  renderToStaticMarkup(<WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>{view}</WordsContext>);
const guestsPage = (page: GuestAccountPage) => render(<GuestView page={page} registration={null} />);
const ownPage = (page: OwnAccountPage) => render(<AccountView page={page} registration={null} />);

test('a guest logs in by a form that works without scripts, and comes back to where they were', () => {
  const logIn = {
    byEmailNonce: 'n-2',
    problem: { code: 'wrong-credentials' },
    email: 'a@b.it',
    nonce: 'n-1',
    redirect: '/checkout/',
  } as const;
  const html = guestsPage({ ...guest, logIn });
  expect(html).toMatch(/<form[^>]*action="\/my-account\/" method="post"/);
  expect(html).toMatch(/name="shop-login-nonce" value="n-1"/);
  expect(html).toMatch(/name="username" value="a@b.it"/);
  expect(html).toMatch(/name="redirect" value="\/checkout\/"/);
  expect(html).toContain('Email o password non corrette.');
});

test('[ACC-05] [ACC-08] beside it a guest registers, with the password in reg_password and a country that is not chosen yet', () => {
  const html = guestsPage(guest);
  expect(html).toMatch(/type="password"[^>]*name="reg_password"|name="reg_password"[^>]*type="password"/);
  expect(html).toMatch(/<option value="default" selected="">Seleziona un paese…<\/option>/);
  expect(html).toMatch(/name="shop-register-nonce" value="n-2"/);
});

test('after too many guesses the page says how long to wait', () => {
  const problem = { code: 'too-many-attempts', waitMs: 7400 } as const;
  expect(guestsPage({ ...guest, logIn: { ...guest.logIn, problem } })).toContain(
    'Troppi tentativi di accesso. Riprova tra 8 secondi.',
  );
});

test('[ACC-04] an account has a menu of its pages, of which the one that is shown is marked', () => {
  const html = ownPage(own);
  const links = [...html.matchAll(/<a href="(\/my-account\/[^"]*)"( aria-current="page")?>([^<]+)</g)];
  expect(links.map(([, path, current, name]) => [path, name, current !== undefined])).toEqual([
    ['/my-account/', 'Panoramica', true],
    ['/my-account/orders/', 'Ordini', false],
    ['/my-account/conversation/', 'Conversazioni', false],
    ['/my-account/quick-order/', 'Ordine rapido', false],
    ['/my-account/offers/', 'Offerte', false],
    ['/my-account/purchase-lists/', 'Liste d’acquisto', false],
    ['/my-account/subaccounts/', 'Sottoaccount', false],
    ['/my-account/company/', 'Dati dell’azienda', false],
    ['/my-account/edit-address/', 'Indirizzi', false],
    ['/my-account/edit-account/', 'I tuoi dati', false],
    ['/my-account/sessions/', 'Dispositivi', false],
  ]);
});

test('an unproven address is asked for, and the email can be sent once more', () => {
  const html = ownPage({ ...own, unconfirmed: 'elena@example.com' });
  expect(html).toContain('apri il link che abbiamo inviato a elena@example.com');
  expect(html).toMatch(/name="confirm-email-nonce" value="n-4"/);
  expect(ownPage(own)).not.toContain('confirm-email-nonce');
});

test('a business customer sees for whom they buy, and staff alone are shown the way to the staff area', () => {
  const html = ownPage(own);
  expect(html).toContain('Acquisti per Officina Ferri');
  expect(html).toMatch(/name="shop-logout-nonce" value="n-3"/);
  expect(html).not.toContain('/staff/');
  const staff = ownPage({ ...own, person: { ...person, staffRole: aStaffRole(['orders']) } });
  expect(staff).toContain('href="/staff/"');
});
