import type { Story } from './story.ts';

const named = /\/(?:assets|media)\/[\w.-]+/g;

/** Whatever is no page and no call: files, sitemaps, other methods, other spellings, conditions and encodings. */
export const files: Story = async ({ people, goods }) => {
  const { guest, customer } = people;
  for (const path of [
    '/robots.txt',
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/site.webmanifest',
    '/sitemap.xml',
    '/sitemap-products.xml',
    '/sitemap-categories.xml',
    '/sitemap-pages.xml',
    '/sitemap-brands.xml',
    '/sitemap-tags.xml',
    '/sitemap-products-1.xml',
    '/sitemap-nonsense.xml',
    '/healthz',
    '/readyz',
    '/feed/',
    '/comments/feed/',
    '/wp-login.php',
    '/wp-admin/',
    '/xmlrpc.php',
    '/index.php',
    '/wp-json',
    '/wp-json/',
    '/.env',
    '/assets/',
    '/media/',
    '/assets/nonsense.js',
    '/media/nonsense.webp',
    '/assets/%2e%2e/package.json',
    '/media/..%2fkeys',
    '/%E0%A4%A',
    '/shop%00/',
    '/shop',
    '/SHOP/',
    '/shop//',
    '/Shop',
    '/cart',
    '/my-account',
    '/shop/page/1/',
    `/product/${goods.plenty[0].slug}`,
    `/?p=${goods.plenty[0].id}`,
    `/?product=${goods.plenty[0].slug}`,
    '/privacy/',
    '/condizioni-di-vendita/',
    '/chi-siamo/',
    '/spedizioni/',
    '/resi/',
    '/contatti/',
    '/tabella-prodotti/',
    '/non-esiste/',
    '/non/esiste/affatto/',
    '/?s=freno',
    '/?nonsense=1',
  ]) {
    await guest.get(path);
  }
  for (const map of (await guest.get('/sitemap.xml')).text.matchAll(/<loc>http:\/\/localhost(\/[^<]*)</g)) {
    await guest.get(map[1] ?? '/');
  }
  const home = await guest.get('/');
  const linked = [
    ...new Set((home.text.match(named) ?? []).filter((path) => /\.(?:css|js|webp|avif|svg|jpg)$/.test(path))),
  ];
  for (const kind of [/\.css$/, /\.js$/, /\.webp$/, /\.avif$/]) {
    const path = linked.find((one) => kind.test(one));
    if (!path) continue;
    const answer = await guest.get(path);
    await guest.get(path, { 'accept-encoding': 'br' });
    await guest.get(path, { 'accept-encoding': 'gzip' });
    await guest.get(path, {
      'if-none-match': answer.header('etag'),
      'if-modified-since': answer.header('last-modified'),
    });
    await guest.get(path, { range: 'bytes=0-9' });
    await guest.send({ method: 'HEAD', path });
  }
  for (const path of [
    '/',
    '/shop/',
    `/product/${goods.plenty[0].slug}/`,
    '/cart/',
    '/sitemap.xml',
    '/wp-json/wc/store/v1/products',
  ]) {
    const answer = await guest.get(path);
    await guest.get(path, { 'if-none-match': answer.header('etag') });
    await guest.get(path, { 'if-none-match': '"another"' });
    for (const encoding of ['br', 'gzip', 'br;q=0, gzip', 'identity', '*'])
      await guest.get(path, { 'accept-encoding': encoding });
    await guest.send({ method: 'HEAD', path });
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) await guest.send({ method, path });
    await guest.get(path, { 'sec-purpose': 'prefetch' });
    await customer.get(path);
  }
  for (const path of [
    '/_root.data',
    '/shop.data',
    '/shop/_.data',
    `/product/${goods.plenty[0].slug}.data`,
    '/cart.data',
    '/my-account.data',
    '/non-esiste.data',
  ]) {
    await guest.get(path);
    await customer.get(path);
  }
  await guest.send({
    method: 'POST',
    path: '/shop/',
    headers: { origin: 'http://elsewhere.example' },
    body: 'a=b',
  });
  await guest.post('/shop/', { a: 'b' });
  await guest.post('/cart/', { a: 'b' }, { 'content-type': 'text/plain' });
  await guest.post('/cart/', { a: 'b' }, { 'content-type': 'multipart/form-data' });
  await guest.post('/cart/', { a: 'x'.repeat(1_200_000) });
  await guest.post('/my-account/', { a: 'b' }, { origin: 'null' });
  await guest.send({
    method: 'POST',
    path: '/cart/',
    headers: { 'sec-fetch-site': 'cross-site' },
    body: 'a=b',
  });
};
