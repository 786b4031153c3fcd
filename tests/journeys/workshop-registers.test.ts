import { euro, pick } from './catalogue.ts';
import { chooseFrom } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { expect, test } from './test.ts';

const password = 'Cric-sollevatore-58-giallo';
const extract = {
  name: 'visura camerale.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n'),
};

test('[VAT-01] [VAT-10] [ACC-06] [ACC-07] [SITE-26] a workshop registers with number, date and file, is approved, and sees its prices', async ({
  page,
  catalogue,
  anotherVisitor,
  noise,
}) => {
  test.slow();
  // The email's frame, in which nothing runs.
  noise.expected.push(/Blocked script execution/);
  const email = `elena.${Date.now()}@example.com`;
  const part = pick(catalogue.plenty.filter(({ prices }) => Number(prices.price) < 2000));
  await open(page, '/my-account/');
  const form = page.getByRole('form', { name: 'Registrati' });
  await form.getByLabel('Nome *', { exact: true }).fill('Elena');
  await form.getByLabel('Cognome *').fill('Ferri');
  await chooseFrom(page, 'billing_country', 'ital', 'Italia');
  await expect(form.getByLabel('Partita IVA *')).toHaveCount(0);
  await form.getByLabel('Tipo di cliente *').selectOption({ label: 'Officina' });
  await form.getByLabel('Ragione sociale *').fill('Officina Ferri S.r.l.');

  // The number is validated before anything is sent; another country asks for another one.
  const number = form.getByLabel('Partita IVA *');
  const validate = form.locator('button[name="validate_vat"]');
  await number.fill('00743110158');
  await expect(validate).toHaveText('Convalida partita IVA');
  await validate.click();
  await expect(validate).toHaveText('Partita IVA non valida. Fai clic per riprovare');
  await number.fill('00743110157');
  await validate.click();
  await expect(validate).toHaveText('Partita IVA convalidata');
  await expect(number).toHaveAttribute('readonly');
  await expectNoFaults(page);
  await chooseFrom(page, 'billing_country', 'svizz', 'Svizzera');
  await expect(number).toHaveCount(0);
  await chooseFrom(page, 'billing_country', 'ital', 'Italia');
  await expect(number).toHaveValue('');
  await expect(validate).toHaveText('Convalida partita IVA');
  await number.fill('00743110157');
  await validate.click();
  await expect(validate).toHaveText('Partita IVA convalidata');

  await form.getByRole('button', { name: 'Data di inizio attività: apri il calendario' }).click();
  const calendar = page.getByRole('dialog', { name: 'Scegli una data: Data di inizio attività' });
  await expect(calendar.locator('th').first()).toHaveText(/^lun?$/i);
  const months =
    /gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre/i;
  await expect(calendar.getByRole('grid')).toHaveAccessibleName(months);
  await calendar.getByRole('gridcell').getByRole('button').filter({ hasText: /^15$/ }).first().click();
  await expect(form.getByLabel('Data di inizio attività (facoltativo)')).toHaveValue(/^15\/\d\d\/\d{4}$/);
  await form.getByLabel('Visura camerale *').setInputFiles(extract);
  await expect(form.getByText('File ricevuto: visura camerale.pdf')).toBeVisible();
  await form.getByLabel('Codice destinatario (SDI) *').fill('M5UXCR1');
  const office = form.getByLabel('Sede dell’attività *');
  await office.selectOption({ label: 'Italia' });
  await chooseFrom(page, `${await office.getAttribute('id')}_state`, 'mode', 'Modena');
  await form.getByLabel('Dichiaro di acquistare per la mia attività *').check();
  await form.getByLabel('Email *', { exact: true }).fill(email);
  await form.locator('#reg_password').fill(password);
  await form.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.getByText('Stiamo verificando la tua richiesta come “Officina”')).toBeVisible();
  await expectNoFaults(page);
  await open(page, `/product/${part.slug}/`);
  await expect(page.getByRole('main').getByText('IVA inclusa').first()).toBeVisible();

  // Staff look at the answers and give the group.
  const staffPage = await (await anotherVisitor()).newPage();
  await logIn(staffPage, 'staff');
  await open(staffPage, '/staff/registrations/');
  await expectNoFaults(staffPage);
  await staffPage.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
  const answers = staffPage.getByRole('region', { name: 'Risposte' });
  await expect(answers).toContainText('IT00743110157');
  await expect(answers).toContainText('Partita IVA valida');
  await expect(answers.getByRole('link', { name: 'Scarica visura camerale.pdf' })).toBeVisible();
  await expectNoFaults(staffPage);
  await staffPage.getByLabel('Gruppo da assegnare').selectOption({ label: 'Officine' });
  await staffPage.getByRole('button', { name: 'Accogli', exact: true }).click();
  await expect(staffPage.getByText('La richiesta è accolta.')).toBeVisible();
  await expect(async () => {
    await staffPage.goto('/staff/post-box/');
    const emails = staffPage.getByRole('row').filter({ hasText: email });
    await expect(emails.filter({ hasText: 'la tua richiesta è stata accolta' })).toHaveCount(1);
  }).toPass({ timeout: 15_000 });

  // The workshop comes back at another computer.
  const workshop = await (await anotherVisitor()).newPage();
  await workshop.goto('/my-account/');
  await workshop.locator('#username').fill(email);
  await workshop.locator('#password').fill(password);
  await workshop.getByRole('button', { name: 'Accedi' }).click();
  await expect(workshop.getByText('Ciao, Elena Ferri')).toBeVisible();
  await expect(workshop.getByRole('banner').getByText('Officine', { exact: true })).toBeVisible();
  await open(workshop, `/product/${part.slug}/`);
  const main = workshop.getByRole('main');
  await expect(main.getByText('IVA esclusa').first()).toBeVisible();
  await expect(main.getByText('IVA inclusa')).toHaveCount(0);
  await expect(main.getByText(euro(Number(part.prices.price)), { exact: true })).toHaveCount(0);
  await expectNoFaults(workshop);
});

test('a guest of the staff area logs in and is back there', async ({ page }) => {
  await page.goto('/staff/');
  await expect(page).toHaveURL(/\/my-account\/\?redirect=%2Fstaff%2F$/);
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
});
