import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { expectNoFaults, wcag } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { openSection } from './staff-menu.ts';
import { expect, test } from './test.ts';

const star = (page: Page, label: string) => page.getByRole('radio', { name: label, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Invia la recensione' });

test('[REV-01] [REV-02] [REV-03] [PDP-06] a guest writes a review, staff approve and answer it, everybody reads it', async ({
  page,
  catalogue,
  anotherVisitor,
}) => {
  const part = pick(catalogue.plenty.filter(({ review_count }) => review_count > 0));
  const now = Date.now();
  const text = `Montato in un'ora, combacia alla perfezione. <b>${now}</b>`;
  const thanks = `Grazie, Giulia! (${now})`;
  await open(page, `/product/${part.slug}/`);
  await page
    .getByRole('link', { name: /recension/ })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: /Recensioni/ })).toHaveAttribute('aria-selected', 'true');
  for (const label of ['1 stella su 5', '2 stelle su 5', '3 stelle su 5', '4 stelle su 5', '5 stelle su 5']) {
    await star(page, label).click();
    await expect(star(page, label)).toBeChecked();
    const value = await page.locator('input[name="rating"]:checked').inputValue();
    expect(label).toContain(value);
  }
  await page.getByLabel('La tua recensione *').fill(text);
  await page.getByLabel('Nome *').fill('Giulia T.');
  await page.locator('#review_form').getByLabel('Email *').fill('giulia.journey@example.com');
  await send(page).click();
  const answer = page.getByRole('status').filter({ hasText: 'in attesa di moderazione' });
  await expect(answer).toBeFocused();
  await expect(page.getByRole('region', { name: 'La tua recensione' })).toContainText(text);

  const staff = await (await anotherVisitor()).newPage();
  await logIn(staff, 'staff');
  await openSection(staff, 'Catalogo', 'Recensioni');
  const row = staff.getByRole('row').filter({ hasText: text });
  await expect(row).toContainText('In attesa');
  await expectNoFaults(staff, { tags: wcag });
  await row.getByRole('checkbox', { name: 'Scegli la recensione di Giulia T.' }).check();
  await staff.getByRole('button', { name: 'Approva' }).click();
  await expect(staff.getByText('La recensione è approvata e pubblicata.')).toBeVisible();
  await staff.getByRole('row').filter({ hasText: text }).getByRole('link', { name: /^Apri/ }).click();
  await staff.getByLabel('Testo della risposta').fill(thanks);
  await staff.getByRole('button', { name: 'Salva la risposta' }).click();
  await expect(staff.getByText('La risposta è salvata.')).toBeVisible();
  await expect(staff.getByText(/^Approvata da|Approvata da /)).toBeVisible();
  await expectNoFaults(staff, { tags: wcag });

  // The page of everybody is made anew within a moment of the change.
  const reader = await (await anotherVisitor()).newPage();
  await expect(async () => {
    await reader.goto(`/product/${part.slug}/#reviews`);
    await expect(reader.getByText(text)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(reader.getByText(thanks)).toBeVisible();
  await expect(reader.getByRole('tab', { name: /Recensioni/ })).toContainText(String(part.review_count + 1));
});

test('[REV-05] a review without a rating is stopped by an alert; what is wrong is told beside the fields', async ({
  page,
  catalogue,
}) => {
  const part = pick(catalogue.plenty, 1);
  await open(page, `/product/${part.slug}/#tab-reviews`);
  await page.getByLabel('La tua recensione *').fill('Va bene, lo ricompro.');
  await send(page).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Seleziona una valutazione');
  await alert.getByRole('button').click();
  const problems = page.getByRole('alert').filter({ hasText: 'Controlla questi campi' });
  await expect(problems).toBeFocused();
  await expectNoFaults(page, { tags: wcag });
  await problems.getByRole('link', { name: 'Inserisci la tua email.' }).click();
  await expect(page.locator('#email')).toBeFocused();
  await expect(page.getByRole('tab', { name: /Recensioni/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('La tua recensione *')).toHaveValue('Va bene, lo ricompro.');
  expect(new URL(page.url()).pathname).toBe(`/product/${part.slug}/`);
});

test('[REV-02] [REV-03] stars are chosen and the review is sent by the keyboard alone', async ({
  page,
  catalogue,
}) => {
  const part = pick(catalogue.plenty, 2);
  await open(page, `/product/${part.slug}/#reviews`);
  await star(page, '1 stella su 5').focus();
  await page.keyboard.press('Space');
  await expect(star(page, '1 stella su 5')).toBeChecked();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(star(page, '4 stelle su 5')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(star(page, '3 stelle su 5')).toBeFocused();
  const outline = await star(page, '3 stelle su 5').evaluate((input) => getComputedStyle(input).outlineStyle);
  expect(outline).toBe('solid');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`Scritta senza mouse, prova ${Date.now()}.`);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ugo L.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ugo.tastiera@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'in attesa di moderazione' })).toBeFocused();
});

test('a customer writes with the account: no name, no email, and no second question', async ({
  page,
  catalogue,
}) => {
  await logIn(page, 'customer');
  const part = pick(catalogue.plenty, 3);
  await open(page, `/product/${part.slug}/#reviews`);
  await expect(page.getByText('Scrivi con il tuo account.')).toBeVisible();
  await expect(page.locator('#review_form').getByLabel('Email *')).toHaveCount(0);
  await star(page, '5 stelle su 5').click();
  await page.getByLabel('La tua recensione *').fill(`Dal mio account, ${Date.now()}.`);
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'in attesa di moderazione' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[REV-01] [REV-05] a guest is told what is missing, keeps the text, and sends the review', async ({
    page,
    catalogue,
    noise,
  }) => {
    noise.expected.push(/status of 422/);
    const part = pick(catalogue.plenty, 4);
    await page.goto(`/product/${part.slug}/`);
    const text = `Senza script, prova ${Date.now()}.`;
    await page.getByLabel('La tua recensione *').fill(text);
    await send(page).click();
    const problems = page.getByRole('alert').filter({ hasText: 'Controlla questi campi' });
    await expect(problems).toContainText('Seleziona una valutazione');
    await expect(page.getByLabel('La tua recensione *')).toHaveValue(text);
    await star(page, '2 stelle su 5').check();
    await page.getByLabel('Nome *').fill('Nora S.');
    await page.getByLabel('Email *').fill('nora.senza-script@example.com');
    await send(page).click();
    await expect(page).toHaveURL(/\/product\/.*unapproved=\d+/);
    await expect(page.getByText('La tua recensione è in attesa di moderazione')).toBeVisible();
    await expect(page.getByRole('region', { name: 'La tua recensione' })).toContainText(text);
  });
});
