import { pick } from './catalogue.ts';
import { emptyCart } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { expect, test } from './test.ts';

const vehicles = {
  name: 'furgoni.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF\n'),
};

test('[CPG-05] [QUO-01] [QUO-02] [QUO-03] [QUO-04] [QUO-09] [QUO-11] [QUO-12] [QUO-16] [CONV-02] [CONV-03] a workshop asks for a quote of its cart, staff answer, and it writes back', async ({
  page,
  catalogue,
  anotherVisitor,
}) => {
  test.slow();
  const part = pick(catalogue.plenty);
  await logIn(page, 'workshop');
  await emptyCart(page);
  await open(page, `/product/${part.slug}/`);
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.getByRole('link', { name: 'Carrello, 1 articolo' })).toBeVisible();
  await open(page, '/cart/');

  // The first click shows the fields and turns the button.
  await page.getByRole('button', { name: 'Richiedi un preventivo' }).click();
  const form = page.getByRole('form', { name: 'Richiesta di preventivo' });
  const send = form.getByRole('button', { name: 'Invia richiesta di preventivo' });
  await expect(send).toBeVisible();
  await expect(page.getByRole('button', { name: 'Richiedi un preventivo' })).toHaveCount(0);
  await expect(form.getByLabel('Nome *')).toBeFocused();
  await expect(form.getByLabel('Email *')).toHaveValue('officina@pistone.example');
  await expectNoFaults(page);

  // What is missing gets the browser's own prompt, and its flag is gone soon after.
  await page.clock.install();
  await form.getByLabel('Nome *').fill(' ');
  await send.click();
  const missing = 'Compila tutti i campi obbligatori per inviare la richiesta di preventivo';
  await expect(form.getByText(missing)).toBeVisible();
  await expect(form.getByLabel('Messaggio *')).toHaveAttribute('required', '');
  await page.clock.runFor(800);
  await expect(form.getByLabel('Messaggio *')).not.toHaveAttribute('required');
  await page.clock.resume();

  await form.getByLabel('Nome *').fill('Marco Neri');
  await form.getByLabel('Email *').fill('marco@officina');
  await form.getByLabel('Messaggio *').fill('Con venti pezzi, quale prezzo?');
  await send.click();
  await expect(form.getByText("L'indirizzo email inserito non è valido")).toBeVisible();
  await form.getByLabel('Email *').fill('officina@pistone.info');
  await form.getByLabel('Ritiro in sede a Modena').check();
  await form.getByLabel('Elenco dei veicoli o foto del pezzo').setInputFiles(vehicles);
  await expect(form.getByText('furgoni.pdf è allegato.')).toBeVisible();

  // While it is on its way the button says so and cannot be used; afterwards it is gone.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/wp-admin/admin-ajax.php', async (route) => {
    await held;
    await route.continue();
  });
  await send.click();
  const sending = form.getByRole('button', { name: 'Invio in corso, attendi...' });
  await expect(sending).toBeDisabled();
  letGo();
  await page.waitForURL(/\/my-account\/conversation\/\?id=\d+$/);
  await page.unroute('**/wp-admin/admin-ajax.php');
  await expect(page.getByText('La tua richiesta di preventivo è stata ricevuta.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Richiesta di preventivo' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Articoli della richiesta' })).toContainText(part.name);
  await expect(page.getByRole('link', { name: 'Scarica furgoni.pdf' })).toBeVisible();
  await expectNoFaults(page);
  const id = new URL(page.url()).searchParams.get('id') ?? '';

  const staff = await (await anotherVisitor()).newPage();
  await logIn(staff, 'staff');
  await open(staff, `/staff/conversations/?q=%23${id}`);
  await expectNoFaults(staff);
  await staff.getByRole('link', { name: 'Richiesta di preventivo' }).first().click();
  await expect(staff.getByText('Ritiro in sede a Modena')).toBeVisible();
  await expectNoFaults(staff);
  await staff.getByLabel('Risposta *').fill('Con venti pezzi scontiamo il 12 %.');
  await staff.getByRole('button', { name: 'Invia la risposta' }).click();
  await expect(staff.getByText('Risposta inviata. Il cliente riceve un’email.')).toBeVisible();

  await page.reload();
  const messages = page.getByRole('region', { name: 'Messaggi' });
  await messages.scrollIntoViewIfNeeded();
  await expect(messages.getByText('Con venti pezzi scontiamo il 12 %.')).toBeInViewport();
  await page.getByLabel('Scrivi un messaggio').fill('Va bene, procediamo.');
  await page.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(messages.getByText('Va bene, procediamo.')).toBeVisible();
  await messages.scrollIntoViewIfNeeded();
  await expect(messages.getByText('Va bene, procediamo.')).toBeInViewport();
});

test('[CONV-05] [CONV-07] [CONV-08] a customer opens the form of a new conversation, closes it, and sends one by the keyboard', async ({
  page,
}) => {
  await logIn(page, 'customer');
  await open(page, '/my-account/conversation/');
  await expectNoFaults(page);
  const opener = page.getByRole('button', { name: 'Invia una richiesta' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const subject = page.getByLabel('Oggetto *');
  await expect(subject).toBeFocused();
  await page.getByRole('link', { name: 'Chiudi' }).click();
  await expect(subject).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Messaggio *').fill('Avete anche la versione con sensore?');
  await page.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(page.getByText('Scrivi l’oggetto della richiesta.')).toBeVisible();
  await expect(subject).toBeFocused();
  await page.keyboard.type('Pastiglie posteriori');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/my-account\/conversation\/\?id=\d+$/);
  await expect(page.getByRole('heading', { name: 'Pastiglie posteriori' })).toBeVisible();
  await expect(page.getByText('Avete anche la versione con sensore?')).toBeVisible();
});
