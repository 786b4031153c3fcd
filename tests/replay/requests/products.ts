import { newcomer, type Story } from './story.ts';

/** Product pages of each kind, their variations and reviews, for each price list. */
export const products: Story = async (context) => {
  const { people, goods, shop } = context;
  const slugs = [...goods.plenty, goods.soldOut, goods.onSale, goods.variable].map(({ slug }) => slug);
  const variables = await shop.ask<{ id: number; slug: string }>(
    `select id, slug from products where type = 'variable' and status = 'published' order by id limit 6`,
  );
  for (const visitor of [
    people.guest,
    people.customer,
    people.workshop,
    people.subaccount,
    people.administrator,
  ]) {
    for (const slug of new Set([...slugs, ...variables.map((one) => one.slug)]))
      await visitor.get(`/product/${slug}/`);
  }
  const { guest, workshop } = people;
  for (const { id } of variables) {
    await guest.get(`/?wc-ajax=get_variations&product_id=${id}`);
    await workshop.post('/?wc-ajax=get_variations', { product_id: id });
  }
  for (const { terms } of goods.variations.slice(0, 3)) {
    for (const visitor of [guest, workshop]) {
      await visitor.post('/?wc-ajax=get_variation', { product_id: goods.variable.id, ...terms });
    }
  }
  const [first] = goods.variations;
  await guest.get(`/product/${goods.variable.slug}/?${new URLSearchParams(first?.terms)}`);
  for (const fields of [
    {},
    { product_id: 0 },
    { product_id: 'x' },
    { product_id: 999_999 },
    { product_id: goods.variable.id },
  ]) {
    await guest.post('/?wc-ajax=get_variation', fields);
    await guest.post('/?wc-ajax=get_variations', fields);
  }
  const reviewed = await shop.ask<{ id: number; slug: string }>(
    'select id, slug from products where review_count > 0 order by review_count desc, id limit 2',
  );
  for (const { slug } of reviewed) {
    await guest.get(`/product/${slug}/`);
    await guest.get(`/product/${slug}/comment-page-1/`);
    await guest.get(`/product/${slug}/comment-page-2/`);
    await guest.get(`/product/${slug}/nonsense/`);
  }
  const writer = newcomer(context);
  const review = {
    comment_post_ID: reviewed[0]?.id ?? 0,
    comment: 'Montate ieri, frenano bene.',
    rating: 5,
    author: 'Anna',
    email: 'anna@example.com',
  };
  await writer.get(`/product/${reviewed[0]?.slug}/`);
  await writer.post('/wp-comments-post.php', {});
  await writer.post('/wp-comments-post.php', { ...review, rating: 9 });
  await writer.post('/wp-comments-post.php', { ...review, email: 'nessuna' });
  await writer.post('/wp-comments-post.php', { ...review, comment: ' ' });
  await writer.post('/wp-comments-post.php', review);
  await writer.post('/wp-comments-post.php', review);
  await people.customer.post('/wp-comments-post.php', { ...review, comment: 'Da un cliente.', rating: 4 });
  await writer.get(`/product/${reviewed[0]?.slug}/`);
  await writer.get('/wp-comments-post.php');
};
