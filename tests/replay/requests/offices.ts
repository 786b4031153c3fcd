import { fieldOnPage } from '../visitors/forms-on-page.ts';
import { type Story, submitForm } from './story.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What staff do all day: orders and refunds, prices from files, offers, answers, pictures, and lists that are searched. */
export const offices: Story = async (context) => {
  const { people, shop, goods } = context;
  const { administrator: staff, clerk } = people;
  const [first, second] = goods.plenty;
  const ids = async (text: string) => (await shop.ask<{ id: number }>(text)).map(({ id }) => id);
  for (const query of [
    '',
    '?page=2',
    '?page=99',
    '?status=processing',
    '?status=lost',
    '?s=bianchi',
    `?s=${first.sku}`,
    '?from=2026-11-01&to=2026-11-30',
    '?from=2026-02-30',
    '?sort=total',
    '?sort=x',
    '?payment=bacs',
  ])
    await staff.get(`/staff/orders/${query}`);
  const orders = await ids('select id from orders order by id');
  for (const id of orders) await staff.get(`/staff/orders/${id}/`);
  const [a = 0, b = 0, c = 0, d = 0] = orders;
  for (const to of ['processing', 'completed', 'refunded', 'nonsense'])
    await submitForm(staff, `/staff/orders/${a}/`, ['action', 'state'], { to });
  await submitForm(staff, `/staff/orders/${b}/`, ['action', 'paid']);
  await submitForm(
    staff,
    `/staff/orders/${b}/`,
    ['action', 'note'],
    { note: 'Richiamare <Anna>' },
    { note: 'Parte domani.', 'for-customer': '1' },
    { note: ' ' },
  );
  await submitForm(staff, `/staff/orders/${b}/`, ['action', 'letter']);
  for (const id of [b, c, d]) await staff.get(`/staff/orders/${id}/edit/`);
  await submitForm(
    staff,
    `/staff/orders/${d}/edit/`,
    ['proposal_seen'],
    { code: 'NON-C-E' },
    { order_comments: 'Citofono 4' },
  );
  await submitForm(staff, `/staff/orders/${c}/`, ['action', 'state'], { to: 'cancelled' });
  const paid = await ids(`select id from orders where paid_at is not null order by id`);
  for (const id of paid.slice(0, 3)) {
    const page = `/staff/orders/${id}/`;
    const quantity =
      /name="([^"]*)"[^>]*>/.exec((await staff.get(page)).text.split('value="refund"')[1] ?? '')?.[1] ??
      'quantity';
    await submitForm(staff, page, ['action', 'refund'], {}, { [quantity]: '99' }, { [quantity]: 'x' });
    await submitForm(staff, page, ['action', 'refund'], { [quantity]: '1', reason: 'Graffio' });
    await submitForm(staff, page, ['action', 'refund-step']);
    await staff.get(page);
    await people.customer.get(`/my-account/view-order/${id}/`);
  }
  for (const [who, order] of [
    [staff, String(d)],
    [clerk, String(d)],
    [staff, ''],
  ] as const) {
    await submitForm(who, '/staff/orders/', ['to'], { order, to: 'processing' });
    await submitForm(who, '/staff/orders/', ['_wpnonce'], { order, to: 'nonsense' });
  }
  for (const page of [
    'customers',
    'conversations',
    'reviews',
    'post-box',
    'searches',
    'audit',
    'pictures',
    'registrations',
    'coupons',
    'vat-checks',
    'offers',
  ]) {
    for (const query of [
      '',
      '?s=neri',
      '?page=2',
      '?page=99',
      '?status=pending',
      '?shelf=all',
      '?sort=x',
      '?kind=x',
      '?from=2026-11-01',
    ])
      await staff.get(`/staff/${page}/${query}`);
  }
  for (const slug of ['sku', 'quantity', 'group']) await staff.get(`/staff/explain-price/?${slug}=1`);
  const groups = await ids('select id from customer_groups order by id');
  for (const group of groups)
    await staff.get(`/staff/explain-price/?sku=${first.sku}&quantity=10&group=${group}`);
  const lists = await ids('select id from price_lists where not is_retail order by id');
  await staff.get('/staff/price-lists/1/');
  await staff.get(`/staff/price-lists/1/?s=${first.sku}`);
  await staff.get('/staff/price-lists/1/export.csv');
  for (const by of ['day', 'customer', 'article', 'vat']) {
    await staff.get(`/staff/reports/?by=${by}&from=2026-01-01&to=2026-12-31`);
    await clerk.get(`/staff/reports/?by=${by}`);
  }
  await staff.get('/staff/reports/?from=2026-02-01&to=2026-01-01');
  for (const about of ['quotes', 'carts', 'coupons', 'stock', 'searches']) {
    await staff.get(`/staff/reports/${about}/`);
    await clerk.get(`/staff/reports/${about}/?from=2026-01-01&to=2026-12-31`);
    await staff.get(`/staff/reports/${about}/export.csv`);
  }
  await staff.get('/staff/reports/export.csv?by=article');
  await staff.get('/staff/reports/export.xlsx?by=article');
  for (const id of lists) {
    const page = `/staff/price-lists/${id}/`;
    await staff.get(page);
    await staff.get(`${page}?s=${first.sku}`);
    await staff.get(`${page}?page=2`);
    await staff.get(`${page}export.csv`);
    await clerk.get(`${page}export.csv`);
    await submitForm(
      staff,
      page,
      ['what', 'entry'],
      { sku: first.sku, price: '8,00', tiers: '10:7,50; 50:7.00', minimum: '2' },
      { sku: 'NESSUNO', price: '8' },
      { sku: first.sku, price: 'otto' },
      { sku: first.sku, price: '8', tiers: 'dieci' },
      { sku: second.sku, price: '9,99', from: '01/12/2026', until: '31/12/2026' },
    );
    await submitForm(staff, page, ['what', 'percentage'], { percent: '5', percentage: '5' });
    await staff.get(`${page}export.csv`);
    const nonce = fieldOnPage((await staff.get(page)).text, '_wpnonce');
    for (const content of [
      `sku;price;tiers\n${first.sku};7,10;10:6,90\n${second.sku};8,20;\nNESSUNO;1;\n${second.sku};x;\n`,
      '',
      'a;b\n1;2\n',
      `SKU;Prezzo\n${first.sku};7\n`,
    ]) {
      const sent = await staff.upload(`${page}import/`, [
        { field: '_wpnonce', content: nonce },
        { field: 'file', file: 'prezzi.csv', type: 'text/csv', content },
      ]);
      const staged = sent.header('location').replace(shop.shopUrl, '');
      await staff.get(staged);
      if (!staged.includes('/imports/')) continue;
      await staff.get(`${staged}report.csv`);
      await submitForm(staff, staged, ['choice', 'good']);
    }
  }
  for (const { id, slug } of [first, goods.variable]) {
    const page = `/staff/pictures/${id}/`;
    const nonce = fieldOnPage((await staff.get(page)).text, 'security');
    for (const [file, content] of [
      ['pezzo.png', png],
      ['pezzo.txt', Buffer.from('ciao')],
    ] as const) {
      for (const accept of ['application/json', 'text/html'])
        await staff.upload(
          `${page}upload/`,
          [
            { field: 'security', content: nonce },
            { field: 'file', file, type: 'image/png', content },
          ],
          { accept },
        );
    }
    await staff.upload(`${page}upload/`, [{ field: 'security', content: 'wrong' }], {
      accept: 'application/json',
    });
    await staff.get(page);
    await people.guest.get(`/product/${slug}/`);
  }
  for (const id of (await ids('select id from conversations order by id')).slice(0, 4)) {
    await submitForm(
      staff,
      `/staff/conversations/${id}/`,
      ['action', 'answer'],
      ...['Certo, entro giovedì.', ' '].map((message) => ({ message })),
    );
    await staff.get(`/staff/conversations/${id}/`);
    await staff.get(`/staff/conversations/?assigned=mine`);
    await people.company.get(`/my-account/conversation/?id=${id}`);
  }
  await submitForm(
    staff,
    '/staff/coupons/new/',
    ['code'],
    { code: 'REPLICA5', amount: '5' },
    { code: 'REPLICA5', amount: '5' },
    { code: '', amount: '-3' },
  );
  await submitForm(staff, '/staff/payment-rules/', ['action', 'save'], { amount: '2,50' });
  await submitForm(staff, '/staff/payment-providers/', ['action', 'try']);
  for (const id of await ids('select id from registrations order by id')) {
    await staff.get(`/staff/registrations/${id}/`);
    await submitForm(staff, `/staff/registrations/${id}/`, ['_wpnonce']);
  }
  await staff.get('/staff/registrations/files/1/');
  await submitForm(
    staff,
    '/staff/settings/',
    ['_wpnonce'],
    { shop_phone: '+39 059 000' },
    { products_per_page: 'x' },
    { shop_vat_number: '123' },
    { shop_name: '' },
  );
  await people.guest.get('/');
  await staff.get('/staff/audit/');
  await staff.get('/staff/');
};
