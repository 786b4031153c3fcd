import { fieldOnPage } from '../visitors/forms-on-page.ts';
import { linkToOrder, newestAccountLink } from './signed-links.ts';
import { addToCart, newcomer, type Story, submitForm } from './story.ts';

const password = 'Cric-sollevatore-58-giallo';
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** What is answered to a question of the registration, by its kind; else its first choice or its own words. */
const answerTo: Readonly<Record<string, string>> = {
  checkbox: '1',
  'vat-number': 'IT01234567897',
  number: '3',
  date: '03/03/2014',
  country: 'IT',
  phone: '+39 059 123456',
  email: 'fatture@example.com',
};

/** Registering, logging in and out, forgotten passwords, own data, and links of emails. */
export const accounts: Story = async (context) => {
  const { people, shop, goods } = context;
  const guest = newcomer(context);
  for (const path of [
    '/my-account/',
    '/my-account/?role=officina',
    '/my-account/?role=rivenditore',
    '/my-account/?role=flotta',
    '/my-account/?role=nonsense',
    '/my-account/?redirect=/checkout/',
    '/my-account/?redirect=http://elsewhere.example/',
    '/my-account/lost-password/',
    '/my-account/log-in-link/',
    '/my-account/log-in-link/?key=1.unknown',
    '/my-account/confirm-email/',
    '/my-account/confirm-email/?key=1.unknown',
    '/my-account/lost-password/?key=1.unknown',
    '/order-link/',
    '/withdrawal/',
    '/contact-form/',
    '/setup/',
    '/setup/?key=x',
  ]) {
    await guest.get(path);
  }
  await submitForm(
    guest,
    '/my-account/',
    ['shop-login-nonce'],
    ...[
      ['', ''],
      ['nessuno@example.com', 'x'],
      ['cliente@pistone.example', 'sbagliata'],
      ['cliente@pistone.example', 'sbagliata ancora'],
    ].map(([username = '', given = '']) => ({ username, password: given })),
  );
  await guest.post('/my-account/', {
    username: 'cliente@pistone.example',
    password: 'x',
    login: '1',
    'shop-login-nonce': 'wrong',
  });
  const registration = {
    billing_first_name: 'Elena',
    billing_last_name: 'Sala',
    billing_country: 'IT',
    email: 'elena.sala@example.com',
    reg_password: password,
    register: '1',
  };
  const wrong = [
    {},
    { email: 'x' },
    { email: 'cliente@pistone.example' },
    { reg_password: 'giulia1985' },
    { billing_first_name: '' },
    { registration_role: 'officina' },
    { registration_role: 'nonsense' },
  ];
  await submitForm(
    guest,
    '/my-account/',
    ['register'],
    ...wrong.map((options, at) => (at === 0 ? {} : { ...registration, ...options })),
  );
  const elena = newcomer(context, 'registered');
  await addToCart(elena, goods.plenty[0].id);
  await submitForm(elena, '/my-account/', ['register'], registration);
  await elena.get('/my-account/');
  await elena.get('/cart/');
  const confirm = await newestAccountLink(context, 'confirm-email');
  await elena.get(confirm);
  await submitForm(elena, confirm, ['key']);
  await elena.get(confirm);
  const bassi = newcomer(context, 'waiting workshop');
  const html = (await bassi.get('/my-account/?role=officina')).text;
  const fields = await shop.ask<{ id: number; kind: string; label: string; first: string | null }>(
    `select id, kind, label_it as label, options -> 0 ->> 'value' as first from registration_fields order by position, id`,
  );
  const answers = Object.fromEntries(
    fields
      .filter(({ id, kind }) => kind !== 'file' && html.includes(`name="registration_field_${id}"`))
      .map(({ id, kind, label, first }) => [`registration_field_${id}`, answerTo[kind] ?? first ?? label]),
  );
  const province = fields.find(({ kind }) => kind === 'country');
  if (province) answers[`registration_field_${province.id}_state`] = 'MO';
  const fileField = fields.find(({ kind }) => kind === 'file');
  const upload = `registration_field_${fileField?.id}_file`;
  const nonce = fieldOnPage(html, 'registration_nonce');
  for (const [file, content] of [
    ['visura.pdf', pdf],
    ['visura.exe', Buffer.from('MZ')],
    ['vuoto.pdf', Buffer.alloc(0)],
    ['grande.pdf', Buffer.concat([pdf, Buffer.alloc(5_300_000)])],
  ] as const) {
    await bassi.upload(`/my-account/registration-file/?field=${upload}`, [
      { field: 'registration_nonce', content: nonce },
      { field: upload, file, type: 'application/pdf', content },
    ]);
  }
  await bassi.upload('/my-account/registration-file/', []);
  await bassi.upload('/my-account/registration-file/?field=nonsense', [
    { field: 'registration_nonce', content: nonce },
    { field: 'nonsense', file: 'a.pdf', content: pdf },
  ]);
  const whole = Object.entries({
    ...registration,
    ...answers,
    email: 'bassi.nuova@example.com',
    registration_role: 'officina',
    'shop-register-nonce': fieldOnPage(html, 'shop-register-nonce'),
    registration_nonce: nonce,
  });
  await bassi.upload('/my-account/', [
    ...whole.map(([field, content]) => ({ field, content })),
    { field: upload, file: 'visura.pdf', type: 'application/pdf', content: pdf },
  ]);
  await bassi.get('/my-account/');
  const forgotten = ['nessuno@example.com', 'x', '', 'elena.sala@example.com'].map((user_login) => ({
    user_login,
  }));
  await submitForm(guest, '/my-account/lost-password/', ['shop-lost-password-nonce'], ...forgotten);
  await guest.post('/my-account/lost-password/', { user_login: 'elena.sala@example.com' });
  const reset = await newestAccountLink(context, 'reset-password');
  await guest.get(reset);
  await submitForm(
    guest,
    reset,
    ['password_1'],
    { password_1: 'corta', password_2: 'corta' },
    { password_1: `${password}-2`, password_2: `${password}-2` },
  );
  await guest.get(reset);
  const [placed] = await shop.ask<{ id: number; key: string; number: number; email: string }>(
    `select id, order_key as key, number, billing_address ->> 'email' as email from orders order by id limit 1`,
  );
  const wanted = { number: String(placed?.number), email: placed?.email ?? '' };
  await submitForm(
    guest,
    '/order-link/',
    ['number'],
    { number: '', email: '' },
    { ...wanted, email: 'x' },
    { ...wanted, number: 'x' },
    { ...wanted, email: 'nessuno@example.com' },
    wanted,
  );
  if (placed) {
    const link = linkToOrder(context, placed);
    await newcomer(context).get(link);
    await newcomer(context).get(`${link.split('.')[0]}.wrong`);
  }
  for (const visitor of [people.customer, people.company, people.subaccount, people.agent]) {
    for (const page of [
      '',
      'orders/',
      'orders/?page=2',
      'orders/?page=99',
      'edit-account/',
      'edit-address/',
      'edit-address/billing/',
      'edit-address/shipping/',
      'edit-address/nonsense/',
      'sessions/',
      'confirm-email/',
      'quick-order/',
      'offers/',
      'purchase-lists/',
      'conversation/',
      'subaccounts/',
      'quote-request/',
      'downloads/',
    ]) {
      await visitor.get(`/my-account/${page}`);
    }
    await submitForm(
      visitor,
      '/my-account/edit-account/',
      ['save-account-details-nonce'],
      { account_email: 'x' },
      { account_first_name: '' },
      { account_display_name: 'Nuovo' },
      { password_1: 'giulia1985' },
      { password_current: 'x', password_1: password, password_2: password },
    );
    for (const kind of ['billing', 'shipping']) {
      const address = {
        first_name: 'Giulia',
        last_name: 'Ferri',
        country: 'IT',
        address_1: 'Via dei Mille 25',
        city: 'Bologna',
        state: 'BO',
        postcode: '40121',
        phone: '+39 051 111',
      };
      const whole = Object.fromEntries(
        Object.entries(address).map(([name, value]) => [`${kind}_${name}`, value]),
      );
      await submitForm(
        visitor,
        `/my-account/edit-address/${kind}/`,
        ['shop-edit-address-nonce'],
        { [`${kind}_postcode`]: 'x' },
        { ...whole, [`${kind}_city`]: '' },
        whole,
      );
      await visitor.get('/my-account/edit-address/');
    }
  }
};
