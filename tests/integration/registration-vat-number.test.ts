import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#foundation/services/log.ts';
import { createViesRegister } from '#foundation/services/vies-register.ts';
import { aBrowser } from '../factories/a-browser.ts';
import { aRegistrationForm, aRegistrationSetup, postForm } from '../factories/a-registration-setup.ts';
import { aShop, type TestShop } from '../factories/a-shop.ts';
import { aVatRegister } from '../factories/a-vat-register.ts';
import { postOn } from '../factories/account-calls.ts';
import { fakeClock } from '../factories/fake-clock.ts';
import { textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let number: string;

beforeAll(async () => {
  shop = await aShop();
  const setup = await aRegistrationSetup(shop);
  number = await setup.aField({ kind: 'vat-number', label: 'Partita IVA', roles: [setup.roleId] });
});
afterAll(() => shop.close());

async function register(options: Readonly<Record<string, string>>) {
  const browser = aBrowser(shop);
  const form = await aRegistrationForm(browser, shop, { registration_role: 'officina', ...options });
  const response = await postForm(browser, shop, '/my-account/', form);
  return { status: response.status, html: await response.text(), email: String(form.get('email')) };
}

const answersOf = (email: string) =>
  shop.db
    .selectFrom('registration_answers as a')
    .innerJoin('registrations as g', 'g.id', 'a.registration_id')
    .innerJoin('customers as c', 'c.id', 'g.customer_id')
    .select('a.value')
    .where('c.email', '=', email)
    .execute();

describe('the VAT number of a registration', () => {
  it('[VAT-01] [VAT-11] is asked for with the hint of the country, and is a plain field where no scripts run', async () => {
    const html = await (await aBrowser(shop).get('/my-account/?role=officina')).text();
    expect(html).toMatch(new RegExp(`<label[^>]*for="${number}"[^>]*>Partita IVA \\*</label>`));
    expect(html).toMatch(new RegExp(`<input[^>]*aria-required="true"[^>]*name="${number}"`));
    expect(html).toContain('11 cifre, con o senza IT davanti.');
    // The form knows no such button: its script brings it.
    expect(html).not.toContain('name="validate_vat"');
  });

  it('[VAT-01] is checked by the server however it came: a wrong one is refused, a right one stored with its check', async () => {
    const wrong = await register({ [number]: '00743110158' });
    expect(wrong.status).toBe(422);
    expect(textOf(wrong.html)).toContain('Partita IVA');
    const right = await register({ [number]: 'it 00743110157' });
    expect(right.status).toBe(303);
    expect(await answersOf(right.email)).toEqual([{ value: 'IT00743110157' }]);
    const checks = await shop.db
      .selectFrom('vat_checks')
      .select('answer')
      .where('number', '=', 'IT00743110157')
      .execute();
    expect(checks).toEqual([{ answer: 'valid' }]);
  });

  it('[VAT-11] is hidden and not required in a country that is not in the list, whatever came with the form', async () => {
    const missing = await register({ [number]: '' });
    expect(missing.status).toBe(422);
    const swiss = await register({ billing_country: 'CH', [number]: 'CHE-123' });
    expect(swiss.status).toBe(303);
    expect(await answersOf(swiss.email)).toEqual([]);
    const shown = await register({ billing_country: 'CH', email: 'nessuna' });
    expect(shown.status).toBe(422);
    expect(shown.html).not.toContain(`name="${number}"`);
  });
});

describe('the register of VAT numbers', () => {
  it('is not asked about a form that is wrong anyway, nor for a visitor who causes too many emails', async () => {
    const register = await aVatRegister('DE136695976');
    const { url } = register;
    const asking = await aShop({
      vatRegister: createViesRegister({
        url,
        clock: fakeClock(),
        log: silentLog,
        restMs: 0,
        pauseMs: 0,
        callMs: 5000,
      }),
    });
    const setup = await aRegistrationSetup(asking);
    const field = await setup.aField({ kind: 'vat-number', label: 'Partita IVA', roles: [setup.roleId] });
    const ask = async (options: Readonly<Record<string, string>>) => {
      const browser = aBrowser(asking);
      const german = { registration_role: 'officina', billing_country: 'DE', [field]: 'DE136695976' };
      const form = await aRegistrationForm(browser, asking, { ...german, ...options });
      const response = await postForm(browser, asking, '/my-account/', form);
      return { status: response.status, text: textOf(await response.text()) };
    };
    expect((await ask({ reg_password: 'debole' })).status).toBe(422);
    const email = 'troppe-lettere@example.com';
    for (let emails = 0; emails < 3; emails += 1) {
      await postOn(aBrowser(asking), '/my-account/lost-password/', 'shop-lost-password-nonce', {
        user_login: email,
      });
    }
    const refused = await ask({ email });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Riprova tra');
    expect(register.heard).toEqual([]);
    expect((await ask({})).status).toBe(303);
    expect(register.heard).toHaveLength(1);
    await asking.close();
    await register.close();
  });
});
