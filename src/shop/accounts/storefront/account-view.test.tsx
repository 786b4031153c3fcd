import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages-for.ts';
import type { Person } from '#shop/accounts/rules/visitor.ts';
import { WordsContext } from '#shop/site/storefront/use-words.ts';
import { AccountView, type AccountViewProps } from './account-view.tsx';

const person: Person = {
  customerId: 3,
  email: 'elena@example.com',
  firstName: 'Elena',
  lastName: 'Ferri',
  company: 'Officina Ferri',
  kind: 'business',
  staffRole: null,
};

function pageOf(props: Partial<AccountViewProps>): string {
  const all = {
    person: null,
    orders: [],
    page: 1,
    pages: 1,
    problem: null,
    email: '',
    nonce: 'n-1',
    platform: 'shop',
    ...props,
  };
  return renderToStaticMarkup(
    <WordsContext value={{ ...messagesFor('it'), locale: 'it' }}>
      <AccountView {...all} />
    </WordsContext>,
  );
}

test('a guest logs in by a form that works without scripts', () => {
  const html = pageOf({ problem: 'wrong-credentials', email: 'a@b.it' });
  expect(html).toMatch(/<form[^>]*action="\/my-account\/" method="post"/);
  expect(html).toMatch(/name="shop-login-nonce" value="n-1"/);
  expect(html).toMatch(/name="username" value="a@b.it"/);
  expect(html).toContain('Email o password non corrette.');
});

test('a business customer is told for whom they buy, and nobody but staff is shown the way to the staff area', () => {
  const html = pageOf({ person });
  expect(html).toContain('Acquisti per Officina Ferri');
  expect(html).toMatch(/name="shop-logout-nonce" value="n-1"/);
  expect(html).not.toContain('/staff/');
  expect(pageOf({ person: { ...person, staffRole: 'clerk' } })).toContain('href="/staff/"');
});
