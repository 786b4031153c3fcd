import { enter } from './people.ts';
import { expect, test } from './test.ts';

test('staff lead an address that was asked for in vain to a page of today', async ({ page, noise }) => {
  noise.expected.push(/status of 404/);
  const old = `/vecchio-sito/freni-${Date.now().toString(36)}.html`;
  await page.goto(old);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await enter(page, 'staff');
  await page.goto('/staff/redirects/missing/?order=latest');
  const row = page.getByRole('row').filter({ hasText: old });
  await row.getByRole('link', { name: 'Reindirizza' }).click();
  await expect(page.getByLabel('Vecchio indirizzo')).toHaveValue(old);
  await page.getByLabel('Nuovo indirizzo').fill('/shop/');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: old })).toBeVisible();
  await page.goto(old);
  await expect(page).toHaveURL(/\/shop\/$/);
  await page.goto('/staff/redirects/?order=hits');
  await expect(page.getByRole('row').filter({ hasText: old })).toContainText('1');
  await page.getByRole('link', { name: old }).click();
  await page.getByRole('button', { name: 'Elimina il reindirizzamento' }).click();
  await expect(page.getByText('Il reindirizzamento è stato eliminato.')).toBeVisible();
});
