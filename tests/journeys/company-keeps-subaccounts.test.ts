import type { Page } from '@playwright/test';
import { pick } from './catalogue.ts';
import { placeOrder, putIntoCart } from './checkout-steps.ts';
import { expectNoFaults } from './faults.ts';
import { open } from './opening.ts';
import { logIn } from './people.ts';
import { expect, test } from './test.ts';

const pictures = process.env.LOOK_PICTURES ?? '';

/** Axe finds nothing on a page as it stands, wide and narrow. */
async function clean(page: Page, name: string): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    if (pictures !== '') await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true });
    if (width === 768) continue;
    await expectNoFaults(page);
  }
}

const subaccounts = '/my-account/subaccounts/';

test('[SUB-02] [SUB-03] [SUB-07] [SUB-13] [SUB-16] [SUB-18] [SUB-24] [AGT-02] a company makes a subaccount, acts as it, comes back, changes and deletes it', async ({
  page,
}) => {
  test.slow();
  await logIn(page, 'workshop');
  await open(page, subaccounts);
  await page.getByRole('link', { name: 'Nuovo sottoaccount' }).click();
  await expect(page.getByRole('heading', { name: 'Nuovo sottoaccount' })).toBeVisible();

  // The approval is asked only of whoever may order.
  const approval = page.getByLabel('I suoi ordini vanno approvati');
  await expect(approval).toBeVisible();
  await page.getByLabel('Può ordinare').uncheck();
  await expect(approval).toBeHidden();
  await page.getByLabel('Può ordinare').check();
  await expect(approval).toBeVisible();

  // Everything that is wrong is told in one place, before anything is sent.
  await page.getByLabel('Nome utente').fill('mario..neri');
  await page.getByRole('textbox', { name: 'Email' }).fill('mario@officina');
  await page.getByLabel('Password', { exact: true }).fill('chiave');
  await page.getByRole('button', { name: 'Crea il sottoaccount' }).click();
  const errors = page.getByRole('alert');
  await expect(errors).toHaveCount(1);
  await expect(errors.getByRole('listitem')).toHaveText([
    'Il nome utente deve avere tra 8 e 30 caratteri e non può contenere caratteri speciali.',
    "L'indirizzo email non è valido.",
    'La password deve avere almeno 8 caratteri, almeno 1 lettera e 1 numero.',
  ]);
  await clean(page, 'wrong');

  await page.getByLabel('Nome utente').fill('mario.neri');
  await page.getByRole('textbox', { name: 'Email' }).fill('mario.neri@officina.it');
  await page.getByLabel('Password', { exact: true }).fill('chiave10mm');
  await page.locator('#name').fill('Mario');
  await page.locator('#lastName').fill('Neri');
  await page.getByLabel('Mansione').fill('Capofficina');
  await page.getByRole('button', { name: 'Crea il sottoaccount' }).click();
  await expect(page.getByText('Il sottoaccount è stato creato.')).toBeVisible();
  await clean(page, 'list');

  // What only the shop can know is told after it has been asked.
  await page.getByRole('link', { name: 'Nuovo sottoaccount' }).click();
  await page.getByLabel('Nome utente').fill('Mario.Neri');
  await page.getByRole('textbox', { name: 'Email' }).fill('altro@officina.it');
  await page.getByLabel('Password', { exact: true }).fill('chiave10mm');
  await page.getByRole('button', { name: 'Crea il sottoaccount' }).click();
  await expect(errors).toContainText("Errore nella creazione dell'account. Questo nome utente è già in uso.");
  await page.getByRole('link', { name: 'Chiudi senza salvare' }).click();

  await page.getByRole('button', { name: 'Accedi come Mario Neri' }).click();
  await expect(page).toHaveURL(/\/shop\/$/);
  await expect(page.getByRole('link', { name: /Agisci come Mario Neri/ })).toBeVisible();
  await open(page, subaccounts);
  await clean(page, 'acting');
  await page.getByRole('button', { name: "Torna all'agente" }).click();
  await expect(page.getByRole('button', { name: 'Accedi come Mario Neri' })).toBeVisible();

  await page.getByRole('link', { name: 'Modifica Mario Neri' }).click();
  await expect(page.getByText('Accede con mario.neri@officina.it')).toBeVisible();
  await page.getByRole('link', { name: 'Chiudi senza salvare' }).click();
  await page.getByRole('link', { name: 'Modifica Mario Neri' }).click();
  await page.getByLabel('Mansione').fill('Magazzino');
  await page.getByRole('button', { name: 'Salva le modifiche' }).click();
  await expect(page.getByText('Le modifiche sono state salvate.')).toBeVisible();
  await expect(page.getByText('Magazzino')).toBeVisible();

  await page.getByRole('link', { name: 'Modifica Mario Neri' }).click();
  await page.getByRole('button', { name: 'Elimina il sottoaccount' }).click();
  const dialog = page.getByRole('dialog', { name: 'Elimina il sottoaccount' });
  await expect(dialog.getByText('Vuoi davvero eliminare questo sottoaccount?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Annulla' }).last().click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Elimina il sottoaccount' }).click();
  await dialog.getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByText('Il sottoaccount è stato eliminato.')).toBeVisible();
});

test('[APR-01] [APR-02] [APR-05] [APR-06] [APR-07] [APR-08] [APR-09] [APR-10] a subaccount orders, its main account asks itself and decides, and the subaccount calls one off', async ({
  page,
  catalogue,
  anotherVisitor,
}) => {
  test.slow();
  await logIn(page, 'workshop');
  await open(page, `${subaccounts}new/`);
  const login = { username: 'luca.bruni', password: 'chiave10mm' };
  await page.getByLabel('Nome utente').fill(login.username);
  await page.getByRole('textbox', { name: 'Email' }).fill('luca.bruni@officina.it');
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.locator('#name').fill('Luca');
  await page.locator('#lastName').fill('Bruni');
  await page.getByRole('button', { name: 'Crea il sottoaccount' }).click();
  await expect(page.getByText('Il sottoaccount è stato creato.')).toBeVisible();

  const mate = await (await anotherVisitor()).newPage();
  await open(mate, '/my-account/');
  await mate.locator('#username').fill(login.username);
  await mate.locator('#password').fill(login.password);
  await mate.getByRole('button', { name: 'Accedi' }).click();
  await expect(mate.getByText('Ciao, Luca')).toBeVisible();
  const orderOne = async (): Promise<string> => {
    await putIntoCart(mate, pick(catalogue.plenty, 3).id);
    await open(mate, '/checkout/');
    await expect(mate.getByText('si paga solo dopo la sua approvazione')).toBeVisible();
    // What it has not said itself is known from its company.
    await expect(mate.locator('#billing_city')).not.toHaveValue('');
    await mate.locator('#terms').check();
    await placeOrder(mate);
    await expect(mate.getByRole('heading', { name: /Grazie/ })).toBeVisible();
    await expect(mate.getByText('In attesa di approvazione', { exact: true })).toBeVisible();
    const id = /order-received\/(\d+)/.exec(mate.url())?.[1] ?? '';
    return `/my-account/view-order/${id}/`;
  };

  // Rejected: asked twice, and the second question may be left.
  const first = await orderOne();
  await open(page, first);
  await clean(page, 'to-decide');
  await page.getByRole('button', { name: 'Rifiuta l’ordine' }).click();
  const rejecting = page.getByRole('dialog', { name: 'Rifiuta l’ordine' });
  await expect(
    rejecting.getByText("Vuoi davvero rifiutare questo ordine? L'ordine verrà annullato."),
  ).toBeVisible();
  await rejecting.getByRole('button', { name: 'Continua' }).click();
  const reason = rejecting.getByLabel(
    "(Facoltativo) Inserisci un motivo del rifiuto da mostrare al sottoaccount che ha effettuato l'ordine.",
  );
  await reason.fill('Li abbiamo già');
  await rejecting.getByRole('button', { name: 'Chiudi' }).last().click();
  await expect(page.getByText('L’ordine di Luca Bruni attende la tua approvazione.')).toBeVisible();
  await page.getByRole('button', { name: 'Rifiuta l’ordine' }).click();
  await rejecting.getByRole('button', { name: 'Continua' }).click();
  await reason.fill('Li abbiamo già');
  await rejecting.getByRole('button', { name: 'Rifiuta', exact: true }).click();
  await expect(page.getByText('Annullato', { exact: true }).first()).toBeVisible();
  await open(mate, first);
  await expect(mate.getByText('Motivo: Li abbiamo già')).toBeVisible();
  await clean(mate, 'rejected');

  // Approved: it waits for its payment, and the page leads there.
  const second = await orderOne();
  await open(page, second);
  await page.getByRole('button', { name: 'Approva l’ordine' }).click();
  const approving = page.getByRole('dialog', { name: 'Approva l’ordine' });
  await expect(
    approving.getByText("Vuoi davvero approvare questo ordine? L'ordine passerà in attesa di pagamento."),
  ).toBeVisible();
  await approving.getByRole('button', { name: 'Approva', exact: true }).click();
  await expect(page.getByText('Questo ordine è stato approvato e attende il pagamento.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Paga questo ordine' })).toHaveAttribute('href', /order-pay/);

  // Called off by the one who ordered.
  await open(mate, second);
  await mate.getByRole('button', { name: 'Annulla l’ordine' }).click();
  const cancelling = mate.getByRole('dialog', { name: 'Annulla l’ordine' });
  await expect(cancelling.getByText('Vuoi davvero annullare questo ordine?')).toBeVisible();
  await cancelling.getByRole('button', { name: 'Annulla l’ordine' }).click();
  await expect(mate.getByText('Annullato', { exact: true }).first()).toBeVisible();
});
