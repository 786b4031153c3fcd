import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn, logOut, people } from './people.ts';
import { askShopDatabase, changeSettings } from './shop-database.ts';
import { expect, test } from './test.ts';

// Whoever has dismissed the banner does not see it a second time; and no other journey is to meet either of them.
test.beforeAll(() =>
  askShopDatabase(`update customers set meta = '{}' where email = $1`, [people.staff.email]),
);
test.afterAll(() => changeSettings({ coming_soon: undefined, store_notice: undefined }));

test('[SITE-27] [SITE-28] [SITE-29] [SITE-30] [SITE-31] a notice and the coming-soon banner stay until each is dismissed', async ({
  page,
  anotherVisitor,
}) => {
  test.slow();
  await logIn(page, 'staff');
  await open(page, '/staff/settings/?group=shop');
  await page.getByLabel('Il negozio sta per aprire').check();
  await page.getByLabel('Avviso in tutte le pagine').fill('Chiusi per ferie dal 10 al 20 agosto.');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Modifiche salvate.')).toBeVisible();

  const banner = page.getByRole('region', { name: 'Prossimamente' });
  // For half a second a cached page may be the one from before.
  await expect(async () => {
    await open(page, '/shop/');
    await expect(banner).toBeVisible({ timeout: 3000 });
  }).toPass();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/wp-json/wp/v2/users/me'),
  );
  await banner.getByRole('link', { name: 'Nascondi' }).click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({ shop_meta: { coming_soon_banner_dismissed: 'yes' } });
  expect(await request.headerValue('x-wp-nonce')).toMatch(/^\w{10,}$/);
  await expect(banner).toHaveCount(0);
  const asked = page.waitForResponse((response) => response.url().includes('/wp-json/wp/v2/users/me'));
  await open(page, '/');
  await asked;
  await expect(banner).toHaveCount(0);

  const guest = await (await anotherVisitor()).newPage();
  await open(guest, '/shop/');
  const notice = guest.getByText('Chiusi per ferie dal 10 al 20 agosto.');
  await expect(notice).toBeVisible();
  await expect(guest.getByRole('region', { name: 'Prossimamente' })).toHaveCount(0);
  await expectNoFaults(guest);
  await guest.getByRole('link', { name: 'Ho capito' }).click();
  await expect(notice).toBeHidden();
  const stored = (await guest.context().cookies()).find(({ name }) => name.startsWith('store_notice'));
  expect(stored).toMatchObject({ value: 'hidden', path: '/' });
  await open(guest, '/');
  await expect(guest.getByRole('heading').first()).toBeVisible();
  await expect(notice).toBeHidden();

  await open(page, '/staff/settings/?group=shop');
  await page.getByLabel('Il negozio sta per aprire').uncheck();
  await page.getByLabel('Avviso in tutte le pagine').fill('');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Modifiche salvate.')).toBeVisible();
  await logOut(page);
});
