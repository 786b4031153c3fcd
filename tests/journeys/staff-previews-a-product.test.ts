import { expectNoFaults } from './faults.ts';
import { enter, people } from './people.ts';
import { expect, test } from './test.ts';

test('a draft is previewed as a visitor, as a group and as one customer, with what is typed; nothing is bought there', async ({
  page,
  browser,
}) => {
  const name = `Alternatore ${Date.now().toString(36)}`;
  await enter(page, 'staff');
  await page.goto('/staff/products/new/');
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Prezzo', { exact: true }).fill('122');
  await page.getByLabel('Pezzi in magazzino').fill('3');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Prodotto creato.')).toBeVisible();
  await page.getByLabel('Codice del produttore').fill('ALT-90');
  await expect(page.getByText('al sicuro nella bozza automatica')).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Anteprima' }).click();
  const preview = await opening;
  const bar = preview.getByRole('region', { name: 'Anteprima' });
  await expect(bar).toContainText('come la vede un visitatore senza account.');
  await expect(bar).toContainText('È una bozza');
  await expect(bar).toContainText('Si vedono anche le modifiche non salvate.');
  await expect(preview.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(preview.getByText('122,00 €').first()).toBeVisible();

  await bar.getByLabel('Come la vede').selectOption({ label: 'Officine' });
  await bar.getByRole('button', { name: 'Mostra' }).click();
  await expect(bar).toContainText('come la vede Officine.');
  await expect(preview.getByText('IVA esclusa').first()).toBeVisible();

  await bar.getByLabel('oppure un cliente').fill(people.customer.email);
  await bar.getByRole('button', { name: 'Mostra' }).click();
  await expect(bar).toContainText(`come la vede ${people.customer.firstName}`);
  await preview.locator('.single_add_to_cart_button').click();
  await expect(bar.getByText('In anteprima non si compra.')).toBeFocused();

  await expectNoFaults(preview);

  const guest = await (await browser.newContext()).newPage();
  const answer = await guest.request.get(preview.url());
  expect(await answer.text()).not.toContain(name);
  await guest.context().close();
});
