import type { Visitor } from '../visitors/visitor.ts';
import { addToCart, type Story, securityOf, wholesale } from './story.ts';

// The number of nothing that the shop has.
const stranger = 999_999;

/** Quotes, inquiries, the messages of a conversation with their files, and offers with their documents. */
export const quotesAndOffers: Story = async (context) => {
  const { people, goods, shop } = context;
  const { company, workshop, subaccount, customer } = people;
  const [first] = goods.plenty;
  const call = (visitor: Visitor, action: string, fields: Readonly<Record<string, string | number>> = {}) =>
    wholesale(context, visitor, action, fields);
  const quote = {
    message: 'Quanto per quaranta?',
    name: 'Marco Neri',
    email: 'officina@pistone.example',
    title: 'Flotta di dicembre',
    location: 'standard',
    type: 'quote',
  };
  for (const visitor of [company, workshop, subaccount, customer]) {
    await addToCart(visitor, first.id, 4);
    await visitor.get('/my-account/quote-request/');
    await visitor.get('/my-account/quote-request/form/');
    for (const options of [
      { message: '', name: '' },
      { email: 'x' },
      { location: 'productpage', product: stranger },
      { location: 'productpage', product: first.id },
      {},
      {},
    ])
      await call(visitor, 'requestquotecart', { ...quote, ...options });
    await call(visitor, 'sendinquiry', { title: 'Reso', message: 'Si può rendere?', type: 'inquiry' });
    await call(visitor, 'sendinquiry', { title: '', message: '' });
    await call(visitor, 'sendinquiry', { title: 'A chi?', message: 'x', vendor: stranger });
    await visitor.get('/my-account/conversation/');
    await visitor.get('/my-account/conversation/?new=1');
  }
  const conversations = await shop.ask<{ id: number }>('select id from conversations order by id');
  for (const { id } of [...conversations.slice(0, 5), { id: stranger }]) {
    for (const visitor of [company, subaccount, customer]) {
      await visitor.get(`/my-account/conversation/?id=${id}`);
      await call(visitor, 'conversationmessage', {
        conversationid: id,
        message: `Una domanda ancora su ${id}.`,
      });
    }
  }
  await call(company, 'conversationmessage', { conversationid: conversations[0]?.id ?? 0, message: ' ' });
  const security = await securityOf(context, company);
  const files = [
    [
      'foto.png',
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    ['nota.txt', Buffer.from('ciao')],
    ['vuoto.pdf', Buffer.alloc(0)],
  ] as const;
  for (const [file, content] of files) {
    await company.upload('/wp-admin/admin-ajax.php', [
      { field: 'action', content: 'wholesalequoteupload' },
      { field: 'security', content: security },
      { field: 'file', file, content },
    ]);
  }
  await company.get('/my-account/conversation/files/1/');
  await customer.get('/my-account/conversation/files/1/');
  const offers = await shop.ask<{ id: number }>('select id from offers order by id');
  for (const { id } of [...offers, { id: stranger }]) {
    for (const visitor of [company, subaccount, workshop]) {
      await visitor.get(`/my-account/offers/${id}/offer.pdf`);
      await visitor.get(`/my-account/offers/?id=${id}`);
      await visitor.get(`/my-account/offers/${id}/counter/`);
      await call(visitor, 'addoffer', { offer: id });
    }
  }
  await company.get('/my-account/offers/');
  await company.get('/cart/');
};
