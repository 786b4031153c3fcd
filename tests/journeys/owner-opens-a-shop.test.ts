import sharp from 'sharp';
import { aMailServer, type TestMailServer } from '../factories/a-mail-server.ts';
import { chooseFrom, placeOrder, typeAddress } from './checkout-steps.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open, ready } from './opening.ts';
import { test as base, expect } from './test.ts';
import { openShop } from './worker-shop.ts';

/** A shop without anybody and anything, and a mail server that the owner has an account at. */
const test = base.extend<{ mail: TestMailServer }>({
  mail: async ({ browserName: _ }, use) => {
    const server = await aMailServer();
    await use(server);
    await server.close();
  },
  shop: async ({ browserName: _ }, use) => {
    const shop = await openShop({ DEMO_PRODUCTS: '0' });
    await use(shop);
    await shop.close();
  },
});
test.describe.configure({ timeout: 240_000 });

/** The file of a logo: a circle and a bar. */
const aLogo = async () => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><circle cx="150" cy="150" r="140" fill="#0b5cad"/><rect x="340" y="90" width="520" height="120" fill="#0b2545"/></svg>',
    ),
  )
    .png()
    .toBuffer(),
});

test('an owner opens a shop from the one-time link in five steps, leaves and resumes, and sells the first product', async ({
  page,
  browser,
  shop,
  mail,
  noise,
}) => {
  // A colour and an IBAN that are refused are answered with this status.
  noise.expected.push(/status of 422/);
  const next = page.getByRole('button', { name: 'Salva e continua' });
  const link = () => /http\S+\/setup\/\?key=\S+/.exec(shop.printed())?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await open(page, link());
  await page.getByLabel('Nome *', { exact: true }).fill('Rosa');
  await page.getByLabel('Cognome').fill('Rossi');
  await page.getByLabel('Email *').fill('rosa@ricambirossi.example');
  await page.getByLabel('Password *', { exact: true }).fill('Alternatore-Cinghia-58');
  await page.getByRole('main').locator('button[type="submit"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Primi passi' })).toBeVisible();
  await expectNoFaults(page, { tags: wcag });

  await page.getByRole('link', { name: 'La ditta' }).click();
  await page.getByLabel('Nome del negozio').fill('Autoricambi Rossi');
  await page.getByLabel('Ragione sociale').fill('Ricambi Rossi S.n.c.');
  await page.getByLabel('Indirizzo', { exact: true }).fill('Via Roma 1, 40121 Bologna (BO)');
  await page.getByLabel('Partita IVA').fill('12345670785');
  await page.getByLabel('Email', { exact: true }).fill('banco@ricambirossi.example');
  await next.click();

  await expect(page.getByRole('heading', { level: 1, name: /L’aspetto/ })).toBeVisible();
  await expectNoFaults(page, { tags: wcag });
  await page.getByLabel('Logo (facoltativo)').setInputFiles(await aLogo());
  await page.getByLabel('Colore principale').fill('#ffd400');
  await next.click();
  await expect(page.getByRole('alert').filter({ hasText: 'contrasto minore di 4,5' }).first()).toBeVisible();
  await page.getByLabel('Colore principale').fill('#0b5cad');
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: /Prezzi e IVA/ })).toBeVisible();

  // Somebody comes into the shop, and the set-up waits.
  await open(page, '/');
  await expect(page.getByRole('banner').getByRole('img', { name: 'Autoricambi Rossi' })).toBeVisible();
  await page.goto('/staff/');
  await expect(page.getByRole('heading', { level: 1, name: 'Primi passi' })).toBeVisible();
  await page.getByRole('link', { name: 'Prezzi e IVA' }).click();
  await page.getByLabel('Scrivo i prezzi IVA inclusa').check();
  await next.click();

  await expect(page.getByRole('heading', { level: 1, name: /Spedizione e pagamento/ })).toBeVisible();
  await page.getByLabel('Italia (€)').fill('6,50');
  await page.getByLabel('Isole (€)').fill('11');
  await page.getByLabel('IBAN').fill('IT61 X054 2811 1010 0000 0123 456');
  await next.click();
  await expect(page.getByText('non è un IBAN valido').first()).toBeVisible();
  await page.getByLabel('IBAN').fill('IT60 X054 2811 1010 0000 0123 456');
  await next.click();

  await expect(page.getByRole('heading', { level: 1, name: /Le email/ })).toBeVisible();
  const { hostname, port } = new URL(mail.url);
  await page.getByLabel('Server SMTP').fill(hostname);
  await page.getByLabel('Porta').fill(port);
  await page.getByLabel('Cifratura').selectOption({ label: 'Nessuna' });
  await page.getByRole('button', { name: 'Salva e manda la prova' }).click();
  await expect(page.getByText('Il messaggio di prova è partito')).toBeVisible();
  expect(mail.emails.at(-1)?.to).toEqual(['rosa@ricambirossi.example']);
  await page.goto('/staff/setup/');
  await expect(page.getByText('Hai visto tutti i passi')).toBeVisible();

  await page.goto('/staff/products/new/');
  await page.getByLabel('Nome', { exact: true }).fill('Filtro olio Bora 1.6');
  await page.getByLabel('Prezzo', { exact: true }).fill('12,90');
  await page.getByLabel('Pezzi in magazzino').fill('5');
  await page.getByRole('button', { name: 'Pubblica' }).click();
  await expect(page.getByText('Prodotto creato.')).toBeVisible();
  await page.getByRole('link', { name: 'Vedi nel negozio' }).click();
  const product = page.url();

  const guest = await (await browser.newContext()).newPage();
  await open(guest, product);
  await guest.locator('.single_add_to_cart_button').click();
  await expect(guest.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
  await open(guest, new URL('/checkout/', product).href);
  await typeAddress(guest, 'billing');
  await chooseFrom(guest, 'billing_state', 'Mod', 'Modena');
  await guest.locator('#billing_phone').fill('059 123456');
  await guest.locator('#billing_email').fill('anna@example.com');
  await guest.getByLabel('Bonifico bancario').check();
  await guest.locator('#terms').check();
  await placeOrder(guest);
  await guest.waitForURL(/order-received/);
  await ready(guest);
  await expect(guest.getByRole('main')).toContainText('IT60 X054 2811 1010 0000 0123 456');
  await expect(guest.getByRole('main')).toContainText('Ricambi Rossi S.n.c.');

  // The email of the order has logo, colour and firm.
  const toBuyer = () => mail.emails.find(({ to }) => to.includes('anna@example.com'))?.raw ?? '';
  await expect.poll(toBuyer, { timeout: 30_000 }).not.toBe('');
  const raw = toBuyer()
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  const logo = /\/media\/(logo-[0-9a-f]{20}-\d+x\d+\.png)/.exec(raw)?.[1] ?? '';
  expect((await guest.request.get(new URL(`/media/${logo}`, product).href)).headers()['content-type']).toBe(
    'image/png',
  );
  expect(raw).toContain('background-color:#0b5cad');
  expect(raw).toContain('Autoricambi Rossi');

  // The name of the software is nobody's shop.
  const paths = [
    '/',
    '/shop/',
    '/cart/',
    '/my-account/',
    '/contatti/',
    '/privacy/',
    '/site.webmanifest',
    '/sitemap.xml',
    '/robots.txt',
  ];
  for (const path of [...paths, new URL(product).pathname]) {
    const text = await (await guest.request.get(new URL(path, product).href)).text();
    expect([path, /pistone/i.exec(text)?.[0] ?? null]).toEqual([path, null]);
  }
  await guest.context().close();
});
