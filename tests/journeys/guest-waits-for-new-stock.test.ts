import type { Page } from '@playwright/test';
import { aMailServer, type TestMailServer } from '../factories/a-mail-server.ts';
import { pick, type StoreProduct } from './catalogue.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open } from './opening.ts';
import { enter } from './people.ts';
import { test as base, expect } from './test.ts';
import { openShop } from './worker-shop.ts';

/** A demo shop that sends its emails. */
const test = base.extend<object, { mail: TestMailServer }>({
  mail: [
    async ({ playwright: _ }, use) => {
      const server = await aMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  shop: async ({ mail }, use) => {
    const shop = await openShop({ SMTP_URL: mail.url, DEMO_PRODUCTS: '40' });
    await use(shop);
    await shop.close();
  },
});
test.describe.configure({ timeout: 240_000 });

const guest = 'chi.aspetta@example.com';

/** Asks for an email on the page of a product that is sold out. */
async function ask(page: Page, { slug }: StoreProduct): Promise<void> {
  await open(page, `/product/${slug}/`);
  await page.getByRole('link', { name: 'Avvisami quando torna disponibile' }).click();
  await page.getByLabel('Email *').fill(guest);
  await page.getByRole('button', { name: 'Avvisami' }).click();
  await expect(page.getByText('Controlla la posta')).toBeVisible();
}

test('a guest asks for an email about a part that is sold out, confirms it by its link, gets it when staff enter new stock, and ends the other request by its link', async ({
  page,
  shop,
  mail,
  catalogue,
  browser,
}) => {
  const soldOut = catalogue.all.filter(({ type, is_in_stock }) => type === 'simple' && !is_in_stock);
  const [awaited, other] = [pick(soldOut, 0), pick(soldOut, 1)];
  /** Links of the emails to the guest whose lines hold these words, in the order in which they came. */
  const linksOf = (words: string, path: string): readonly string[] =>
    mail.emails
      .filter(({ to }) => to.includes(guest))
      .map(({ raw }) => raw.replace(/=\r?\n/g, '').replace(/=3D/g, '='))
      .filter((text) => text.includes(words))
      .map((text) => new RegExp(`${shop.address}(${path}[^\\s"<)]*)`).exec(text)?.[1] ?? '');
  const questions = () => linksOf('Conferma l', '/stock-alert/');
  const news = (path: string) => linksOf('ordinalo presto', path);

  await ask(page, awaited);
  await expectNoFaults(page, { tags: wcag });
  await ask(page, other);
  await expect.poll(() => questions().length, { timeout: 30_000 }).toBe(2);
  for (const link of questions()) {
    await open(page, link);
    await expect(page.getByText(`Vuoi che scriviamo a ${guest}`)).toBeVisible();
    await page.getByRole('button', { name: 'Conferma l’avviso' }).click();
    await expect(page.getByText('Avviso confermato')).toBeVisible();
  }
  await expectNoFaults(page, { tags: wcag });

  const staff = await (await browser.newContext()).newPage();
  await enter(staff, 'staff');
  await open(staff, '/staff/stock/?state=awaited');
  await staff.getByRole('main').getByRole('link', { name: awaited.name }).click();
  await staff.getByLabel('Pezzi', { exact: true }).first().fill('4');
  await staff.getByLabel('Motivo').first().selectOption({ label: 'Merce ritrovata' });
  await staff.getByRole('button', { name: 'Registra la rettifica' }).first().click();
  await expect(staff.locator('#stock-ledger ~ table tbody tr').first()).toContainText('+4');
  await staff.context().close();

  await expect.poll(() => news('/product/').length, { timeout: 30_000 }).toBe(1);
  expect(mail.emails.at(-1)?.to).toEqual([guest]);
  expect(pick(news('/product/'))).toBe(`/product/${awaited.slug}/`);
  // The email may be faster than the half a second after which no page shows the old stock.
  await expect(async () => {
    await open(page, pick(news('/product/')));
    expect(await page.getByRole('link', { name: 'Avvisami quando torna disponibile' }).count()).toBe(0);
  }).toPass();
  await page.locator('.single_add_to_cart_button').first().click();
  await expect(page.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();

  // The link in it knows that this request is over, and ends what else the address waits for.
  const end = pick(news('/stock-alert/'));
  await open(page, end);
  await expect(page.getByText('l’avviso è concluso')).toBeVisible();
  await expectNoFaults(page, { tags: wcag });
  await page.getByRole('button', { name: 'Annulla tutti gli avvisi' }).click();
  await expect(page.getByText('Tutti gli avvisi di questo indirizzo sono annullati.')).toBeVisible();
  for (const link of [end, pick(questions(), 1)]) {
    const gone = await page.request.get(link);
    expect([gone.status(), await gone.text()]).toEqual([410, expect.stringContaining('non vale più')]);
  }
});
