import { expectNoFaults } from './faults.ts';
import { enter, logIn, people } from './people.ts';
import { expect, test } from './test.ts';

const pictures = process.env.LOOK_PICTURES ?? '';

test('somebody of the staff adds a passkey and enters the staff area with it, by a code once it is lost', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const look = async (name: string) => {
    await expectNoFaults(page);
    if (pictures === '') return;
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true });
    }
  };

  await enter(page, 'counter');
  await page.goto('/my-account/');
  await page.getByRole('link', { name: 'Accesso al gestionale' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accesso al gestionale' })).toBeVisible();
  await look('access');
  await page.getByText('Aggiungi una passkey').first().click();
  await page.getByLabel('Nome').fill('Computer del banco');
  const passkeys = page.getByRole('region', { name: 'Passkey' });
  await passkeys.getByLabel('La tua password').fill(people.counter.password);
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await page.getByRole('button', { name: 'Crea la passkey “Computer del banco”' }).click();
  await expect(page.getByText('Questi sono i tuoi codici di riserva.')).toBeVisible();
  await look('access-codes');
  const code = await page
    .getByRole('region', { name: 'Codici di riserva' })
    .getByRole('listitem')
    .first()
    .textContent();
  await page.getByRole('link', { name: 'Li ho salvati' }).click();
  await expect(page).toHaveURL(/\/staff\//);

  // Somewhere else the password alone does not open the staff area.
  await page.context().clearCookies();
  const arrive = async () => {
    await page.goto('/my-account/');
    await page.locator('#username').fill(people.counter.email);
    await page.locator('#password').fill(people.counter.password);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await expect(page.getByRole('heading', { name: 'Conferma che sei tu' })).toBeVisible();
  };
  await arrive();
  await look('second-factor');
  await page.getByRole('button', { name: 'Usa una passkey' }).press('Enter');
  await expect(page).toHaveURL(/\/staff\//);

  await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await page.context().clearCookies();
  await arrive();
  await page.getByLabel('Codice').fill(code ?? '');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page).toHaveURL(/\/staff\//);

  await page.goto('/my-account/staff-access/');
  await expect(page.getByText('Ti restano 9 codici di riserva.')).toBeVisible();
  await passkeys.getByText('Togli', { exact: true }).first().click();
  await passkeys.getByLabel('La tua password').first().fill(people.counter.password);
  await passkeys.getByRole('button', { name: 'Togli la passkey Computer del banco' }).click();
  await expect(page.getByText('Ancora nessuna passkey.')).toBeVisible();
  await page.context().clearCookies();
  await logIn(page, 'counter');
});
