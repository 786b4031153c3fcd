import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { chooseFrom, placeOrder, putIntoCart } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn, people } from './people.ts';
import { expect, test } from './test.ts';

const password = 'Cric-sollevatore-58-giallo';
const employeesPassword = 'Chiave10mm';
const pictures = process.env.LOOK_PICTURES ?? '';

/** Nothing wrong for anybody, on a phone, a tablet and at a desk. */
async function clean(page: Page, name: string): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    if (pictures !== '') await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    if (width !== 768) await expectNoFaults(page, { at: name });
  }
}

async function enterAs(page: Page, username: string, words: string, secret: string): Promise<void> {
  await open(page, '/my-account/');
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(secret);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByText(words)).toBeVisible();
}

/** Orders what is in the cart; the id of the order. */
async function order(page: Page): Promise<string> {
  await open(page, '/checkout/');
  await page.locator('#terms').check();
  await placeOrder(page);
  await expect(page).toHaveURL(/order-received/);
  return /order-received\/(\d+)/.exec(page.url())?.[1] ?? '';
}

test('[ACC-06] [SUB-03] [APR-05] [BULK-02] [AGT-01] a company registers, its people order, wait, paste lines and are acted for, and staff see who did what', async ({
  page,
  catalogue,
  anotherVisitor,
}) => {
  test.slow();
  const mark = Date.now();
  const firm = `Trasporti ${mark} S.r.l.`;
  const email = `bruno.${mark}@example.com`;
  await open(page, '/my-account/');
  const form = page.getByRole('form', { name: 'Registrati' });
  await form.getByLabel('Nome *', { exact: true }).fill('Bruno');
  await form.getByLabel('Cognome *').fill('Bosco');
  await chooseFrom(page, 'billing_country', 'ital', 'Italia');
  await form.getByLabel('Tipo di cliente *').selectOption({ label: 'Flotta aziendale' });
  await form.getByLabel('Ragione sociale *').fill(firm);
  await form.getByLabel('Partita IVA *').fill('01234567897');
  await form.getByLabel(/^Codice destinatario/).fill('M5UXCR1');
  await form.getByLabel(/^Via e numero civico/).fill('Via dei Carri 12');
  await form.getByLabel(/^CAP/).fill('41124');
  await form.getByLabel(/^Comune/).fill('Modena');
  const office = form.getByLabel('Sede dell’attività *');
  await office.selectOption({ label: 'Italia' });
  await chooseFrom(page, `${await office.getAttribute('id')}_state`, 'mode', 'Modena');
  await form.getByLabel('Veicoli gestiti *').selectOption({ index: 1 });
  await form.getByLabel(/^Telefono/).fill('059 123 4567');
  await form.getByLabel('Dichiaro di acquistare per la mia attività *').check();
  await form.getByLabel('Email *', { exact: true }).fill(email);
  await form.locator('#reg_password').fill(password);
  await form.getByRole('button', { name: 'Registrati' }).click();
  await expect(page.getByText('Stiamo verificando la tua richiesta')).toBeVisible();

  const staff = await (await anotherVisitor()).newPage();
  await logIn(staff, 'staff');
  await open(staff, '/staff/registrations/');
  await staff.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
  await staff.getByRole('button', { name: 'Accogli', exact: true }).click();
  await expect(staff.getByText('La richiesta è accolta.')).toBeVisible();
  await clean(staff, 'registration');
  await staff.getByRole('link', { name: 'Bruno Bosco' }).click();
  await expect(staff.getByRole('heading', { name: 'Bruno Bosco' })).toBeVisible();
  const companyPage = staff.url();

  for (const [name, lastName] of [
    ['Mario', 'Lupi'],
    ['Lucia', 'Conti'],
  ] as const) {
    await open(page, '/my-account/subaccounts/new/');
    await page.getByLabel('Nome utente').fill(`${name}.${mark}`.toLowerCase());
    await page.getByRole('textbox', { name: 'Email' }).fill(`${name}.${mark}@example.com`.toLowerCase());
    await page.getByLabel('Password', { exact: true }).fill(employeesPassword);
    await page.locator('#name').fill(name);
    await page.locator('#lastName').fill(lastName);
    if (name === 'Lucia') await page.getByLabel('I suoi ordini vanno approvati').uncheck();
    await page.getByRole('button', { name: 'Crea il sottoaccount' }).click();
    await expect(page.getByText('Il sottoaccount è stato creato.')).toBeVisible();
  }

  // The checkout of an employee has all that the company has said; the order waits for the main account.
  const mario = await (await anotherVisitor()).newPage();
  await enterAs(mario, `mario.${mark}`, 'Ciao, Mario', employeesPassword);
  await putIntoCart(mario, pick(catalogue.plenty, 4).id);
  const first = await order(mario);
  await open(page, '/my-account/');
  await expect(page.getByText('Attende la tua approvazione')).toBeVisible();
  await clean(page, 'dashboard');
  // By keyboard alone: the order, the question, back to the button, and the answer.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Vedi l’ordine/ })
    .first()
    .press('Enter');
  await page.waitForURL(/view-order/);
  const approve = page.getByRole('button', { name: 'Approva l’ordine' });
  const dialog = page.getByRole('dialog', { name: 'Approva l’ordine' });
  await expect(async () => {
    await approve.press('Enter');
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(approve).toBeFocused();
  await approve.press('Enter');
  await dialog.getByRole('button', { name: 'Approva', exact: true }).press('Enter');
  await expect(page.getByText('Questo ordine è stato approvato e attende il pagamento.')).toBeVisible();
  await page.getByRole('link', { name: 'Paga questo ordine' }).press('Enter');
  await page.waitForURL(/order-pay/);
  await expect(page.getByRole('main')).not.toContainText('In attesa di approvazione aziendale');
  await clean(page, 'order-pay');

  // Another employee pastes lines.
  const lucia = await (await anotherVisitor()).newPage();
  await enterAs(lucia, `lucia.${mark}`, 'Ciao, Lucia', employeesPassword);
  const [one, two] = [pick(catalogue.plenty, 5), pick(catalogue.plenty, 6)];
  await open(lucia, '/my-account/quick-order/');
  await lucia.getByText('Incolla codici e quantità o carica un file').click();
  await lucia
    .locator('textarea[name=lines]')
    .fill(`Buongiorno,\n${one.sku};2\n3 x ${two.sku}\nZZZ-000 1\nSaluti`);
  await lucia.getByRole('button', { name: 'Controlla le righe' }).click();
  await expect(lucia.getByText(one.name)).toBeVisible();
  await expect(lucia.getByText('ZZZ-000').first()).toBeVisible();
  await clean(lucia, 'preview');

  // An agent acts for the company.
  await open(staff, companyPage);
  await staff.getByLabel('Email del nuovo agente').fill(people.customer.email);
  await staff.getByRole('button', { name: 'Assegna l’agente' }).click();
  await staff.waitForURL(/agents=assigned/);
  const agent = await (await anotherVisitor()).newPage();
  await logIn(agent, 'customer');
  await open(agent, '/my-account/subaccounts/');
  await clean(agent, 'agent');
  await agent.getByRole('button', { name: `Accedi come ${firm}` }).click();
  await expect(agent).toHaveURL(/\/shop\/$/);
  await putIntoCart(agent, pick(catalogue.plenty, 7).id);
  const second = await order(agent);
  await clean(agent, 'agent-received');

  // Staff see who did what, each a way to the person.
  await open(staff, `/staff/orders/${second}/`);
  const agentName = `${people.customer.firstName} ${people.customer.lastName}`;
  await expect(staff.getByRole('link', { name: agentName, exact: true })).toBeVisible();
  await clean(staff, 'agent-order');
  await open(staff, `/staff/orders/${first}/`);
  await expect(staff.getByRole('link', { name: 'Mario Lupi', exact: true })).toBeVisible();
  await expect(staff.getByRole('link', { name: firm, exact: true })).toBeVisible();
  await open(staff, companyPage);
  await expect(staff.getByRole('region', { name: '2 ordini' })).toContainText('Mario Lupi');
  await clean(staff, 'company');

  // A permission counts at once; whoever is suspended is out.
  await open(mario, '/my-account/orders/');
  await expect(mario.getByRole('row').filter({ hasText: agentName })).toHaveCount(0);
  await open(page, '/my-account/subaccounts/');
  await page.getByRole('link', { name: 'Modifica Mario Lupi' }).click();
  await page.getByLabel('Vede gli ordini dell’azienda').check();
  await page.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(page.getByText('Le modifiche sono state salvate.')).toBeVisible();
  await open(mario, '/my-account/orders/');
  await expect(mario.getByRole('row').filter({ hasText: agentName })).toHaveCount(1);
  await page.getByRole('link', { name: 'Modifica Mario Lupi' }).click();
  await page.getByRole('button', { name: 'Sospendi' }).click();
  await expect(page.getByText('Sospeso', { exact: true })).toBeVisible();
  await clean(page, 'suspended');
  await mario.goto('/my-account/orders/');
  await expect(mario.getByRole('heading', { name: 'Accedi' })).toBeVisible();

  await open(staff, companyPage);
  await staff.getByRole('button', { name: `Togli l’agente ${agentName}` }).click();
  await staff.waitForURL(/agents=removed/);
});
