import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSeal } from '#foundation/services/seal.ts';
import { readMailServer } from '#site/setup/server/mail/stored-mail-server.ts';
import { aBrowser, type TestBrowser } from '../factories/a-browser.ts';
import { aBrowserOf } from '../factories/a-browser-of.ts';
import { aMailServer } from '../factories/a-mail-server.ts';
import { aPaymentSetup } from '../factories/a-payment-setup.ts';
import { aPerson } from '../factories/a-person.ts';
import { aProduct } from '../factories/a-product.ts';
import { pagesAreBuilt, type TestShop } from '../factories/a-shop.ts';
import { fieldIn } from '../factories/account-calls.ts';
import { anEmptyShop } from '../factories/an-empty-shop.ts';
import { enterByLink } from '../factories/enter-by-link.ts';
import { pageOf, textOf } from '../factories/order-calls.ts';

let shop: TestShop;
let owner: TestBrowser;

beforeEach(async () => {
  shop = await anEmptyShop({ paymentSetup: aPaymentSetup() });
  owner = await enterByLink(shop);
});
afterEach(() => shop.close());

const firm = {
  shop_name: 'Ricambi Rossi',
  shop_legal_name: 'Ricambi Rossi S.n.c.',
  shop_address: 'Via Roma 1, 40121 Bologna (BO)',
  shop_vat_number: 'IT 12345670785',
  shop_rea: 'BO-123456',
  shop_pec: 'ricambirossi@pec.test',
  shop_sdi: 'm5uxcr1',
  shop_email: 'banco@ricambirossi.test',
  shop_phone: '051 123456',
  shop_hours: '',
};

const look = { shop_tagline: '', theme_dark: '#16181d', theme_corners: 'soft', theme_fonts: 'barlow' };
const shipping = {
  italyCost: '6,50',
  italyFreeFrom: '120',
  islandsCost: '11',
  islandsFreeFrom: '',
  pickup: '1',
  bank_transfer_enabled: '1',
  bank_transfer_holder: 'Ricambi Rossi S.n.c.',
  bank_transfer_iban: 'it60 x054 2811 1010 0000 0123 456',
  bank_transfer_bank: '',
  cash_on_delivery_fee_cents: '',
};

const pathOf = (step: string) => `/staff/setup/${step}/`;

async function send(step: string, fields: Readonly<Record<string, string>>, browser = owner) {
  const nonce = fieldIn(await pageOf(browser, pathOf(step)), '_wpnonce');
  const answer = await browser.post(pathOf(step), { _wpnonce: nonce, ...fields });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
}

const setting = async (key: string) =>
  (await shop.db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value;

describe.skipIf(!pagesAreBuilt())('the set-up of a shop', () => {
  test('is where a first administrator comes in until every step was done or skipped', async () => {
    const home = async () => (await owner.get('/staff/')).headers.get('location');
    expect(await home()).toBe('/staff/setup/');
    expect((await send('firm', firm)).to).toBe('/staff/setup/look/?saved=firm');
    expect(await home()).toBe('/staff/setup/');
    for (const step of ['look', 'prices', 'shipping']) await send(step, { action: 'skip' });
    expect((await send('email', { action: 'skip' })).to).toBe('/staff/setup/');
    const list = textOf(await pageOf(owner, '/staff/setup/'));
    expect(list).toContain('Hai visto tutti i passi');
    expect(list).toMatch(/La ditta .{0,160}Fatto/);
    expect(await home()).toBeNull();
    expect(textOf(await pageOf(owner, '/staff/'))).toContain('Da fare oggi');
    // What was done stays done.
    await send('firm', { action: 'skip' });
    expect(await setting('set_up')).toMatchObject({ firm: 'done', look: 'skipped' });
  });

  test('the firm shows everywhere at once', async () => {
    await send('firm', firm);
    const home = await pageOf(aBrowser(shop), '/');
    for (const said of [
      'Ricambi Rossi S.n.c.',
      'Via Roma 1, 40121 Bologna (BO)',
      'IT12345670785',
      'BO-123456',
    ]) {
      expect(textOf(home)).toContain(said);
    }
    expect(home).toContain('mailto:ricambirossi@pec.test');
    expect(/<title>([^<]*)/.exec(home)?.[1]).toContain('Ricambi Rossi');
    expect(home).toMatch(/"@type":"AutoPartsStore".*"vatID":"IT12345670785"/);
    const terms = textOf(await pageOf(aBrowser(shop), '/condizioni-di-vendita/'));
    expect(terms).toContain(
      'Ricambi Rossi S.n.c., Via Roma 1, 40121 Bologna (BO), partita IVA IT12345670785',
    );
    expect(await setting('shop_sdi')).toBe('M5UXCR1');
    expect(await (await shop.fetch('/wp-json/')).json()).toMatchObject({ name: 'Ricambi Rossi' });
  });

  test.each([
    ['firm', { ...firm, shop_vat_number: 'IT12345670786' }, 'non è una partita IVA valida'],
    ['firm', { ...firm, shop_vat_number: 'DE136695976' }, 'non è una partita IVA valida'],
    ['firm', { ...firm, shop_legal_name: ' ' }, 'Ragione sociale: non può restare vuoto'],
    ['firm', { ...firm, shop_sdi: 'ABC' }, 'deve avere sette lettere o cifre'],
    ['firm', { ...firm, shop_pec: 'pec' }, 'scrivi un indirizzo email valido'],
    ['firm', { ...firm, shop_email: '' }, 'Email: non può restare vuoto'],
    ['firm', { ...firm, shop_name: 'x'.repeat(301) }, 'è troppo lungo'],
    ['look', { ...look, theme_accent: '#ffd400' }, 'contrasto minore di 4,5'],
    ['look', { ...look, theme_accent: 'red;}' }, 'scegli un colore'],
    ['prices', { standard: '' }, 'scrivi una percentuale'],
    ['prices', { standard: '122' }, 'scrivi una percentuale'],
    ['shipping', { ...shipping, italyCost: '-1' }, 'scrivi un importo'],
    ['shipping', { ...shipping, islandsCost: '' }, 'Isole (€): non può restare vuoto'],
    ['shipping', { ...shipping, italyCost: '10001' }, 'è troppo alto'],
    [
      'shipping',
      { ...shipping, bank_transfer_iban: 'IT61 X054 2811 1010 0000 0123 456' },
      'non è un IBAN valido',
    ],
    ['shipping', { ...shipping, bank_transfer_iban: '' }, 'IBAN: non può restare vuoto'],
    ['email', { host: '', port: '587', security: 'tls' }, 'Server SMTP: non può restare vuoto'],
    ['email', { host: 'a b', port: '0', security: 'x' }, 'Porta: scrivi un numero da 1 a 65535'],
    [
      'email',
      { host: 'smtp.test', port: '25', security: 'none', user: 'rosa' },
      'Password: non può restare vuoto',
    ],
  ])('refuses in %s %j and changes nothing', async (step, fields, sentence) => {
    const before = await shop.db.selectFrom('settings').selectAll().orderBy('key').execute();
    const { status, html } = await send(step, fields);
    expect([status, textOf(html).includes(sentence)]).toEqual([422, true]);
    expect(await shop.db.selectFrom('settings').selectAll().orderBy('key').execute()).toEqual(before);
  });

  test('a form that was open for too long changes nothing', async () => {
    const answer = await owner.post(pathOf('firm'), { ...firm, _wpnonce: 'x' });
    expect(answer.status).toBe(422);
    expect(await setting('shop_name')).toBeUndefined();
    expect((await owner.get('/staff/setup/other/')).status).toBe(404);
  });

  test('colours are in a style sheet of every page, whose name says them', async () => {
    expect(await pageOf(aBrowser(shop), '/')).not.toContain('/theme/');
    const saved = await send('look', {
      ...look,
      theme_accent: '#0B5CAD',
      theme_dark: '#101820',
    });
    expect(saved.status).toBe(303);
    for (const path of ['/', '/contatti/', '/my-account/', '/nope/']) {
      expect(await (await aBrowser(shop).get(path)).text()).toContain(
        'href="/theme/0b5cad-101820-soft-barlow.css"',
      );
    }
    expect(await pageOf(owner, '/staff/orders/')).toContain('href="/theme/0b5cad-101820-soft-barlow.css"');
    const styles = await shop.fetch('/theme/0b5cad-101820-soft-barlow.css');
    expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(styles.headers.get('cache-control')).toContain('immutable');
    expect(await styles.text()).toContain('--accent:#0b5cad');
    expect((await shop.fetch('/theme/red.css')).status).toBe(404);
  });

  test('VAT rates are written for the country, and one that products have stays', async () => {
    const page = await pageOf(owner, pathOf('prices'));
    for (const rate of ['22', '10', '5', '4']) expect(page).toContain(`value="${rate}"`);
    await send('prices', { standard: '22', reduced: '10', 'second-reduced': '', 'super-reduced': '4' });
    const rates = async () =>
      (
        await shop.db
          .selectFrom('tax_rates')
          .select(['tax_class', 'rate_basis_points', 'name'])
          .where('country', '=', 'IT')
          .where('postcode', '=', '')
          .orderBy('tax_class')
          .execute()
      ).map(({ tax_class, rate_basis_points, name }) => [tax_class, rate_basis_points, name]);
    const written = [
      ['reduced', 1000, 'IVA 10%'],
      ['standard', 2200, 'IVA 22%'],
      ['super-reduced', 400, 'IVA 4%'],
    ];
    expect(await rates()).toEqual(written);
    expect(await setting('prices_include_tax')).toBe(false);
    // Once it was done, an empty rate stays empty.
    expect(await pageOf(owner, pathOf('prices'))).not.toContain('value="5"');
    await aProduct(shop.db, { columns: { tax_class: 'super-reduced' } });
    const refused = await send('prices', { standard: '23', reduced: '10' });
    expect([refused.status, textOf(refused.html).includes('ci sono prodotti con questa aliquota')]).toEqual([
      422,
      true,
    ]);
    expect(await rates()).toEqual(written);
  });

  test('free shipping is promised as soon as shipping is set up, and only where it is free', async () => {
    const home = async () => textOf(await pageOf(aBrowser(shop), '/'));
    expect(await home()).not.toContain('Spedizione gratuita');
    await send('shipping', { action: 'skip' });
    expect(await home()).not.toContain('Spedizione gratuita');
    await send('shipping', shipping);
    expect(await home()).toContain('Spedizione gratuita da 120,00');
    await send('shipping', { ...shipping, italyFreeFrom: '' });
    expect(await home()).not.toContain('Spedizione gratuita');
  });

  test('shipping and payment show in texts and at the checkout', async () => {
    expect((await send('shipping', shipping)).status).toBe(303);
    const read = async () => textOf(await pageOf(aBrowser(shop), '/spedizioni-e-consegne/'));
    // Nothing is collected at a shop that has no address.
    expect(await read()).not.toContain('Ritiro in sede :');
    await send('firm', firm);
    const text = await read();
    expect(text).toContain('Isole Corriere espresso : 11,00 € Ritiro in sede');
    expect(text).toContain('Italia Corriere espresso : 6,50 € Spedizione gratuita : per ordini da 120,00 €');
    const payments = textOf(await pageOf(aBrowser(shop), '/pagamenti/'));
    expect(payments).toContain('Intestatario Ricambi Rossi S.n.c., IBAN IT60 X054 2811 1010 0000 0123 456');
    expect(payments).not.toContain('Paga in contanti');
    const page = await pageOf(owner, pathOf('shipping'));
    for (const shown of ['6,50', '120,00', '11,00']) expect(page).toContain(`value="${shown}"`);
    expect(await setting('free_shipping_from_net_cents')).toBe(9836);
    // Twice the same changes nothing, and makes no zone twice.
    await send('shipping', shipping);
    expect(await shop.db.selectFrom('shipping_zones').select('id').execute()).toHaveLength(3);
    // Who lets nobody collect goods says so, and may think better of it.
    const { pickup: _, ...delivered } = shipping;
    await send('shipping', delivered);
    expect(await read()).not.toContain('Ritiro in sede');
    await send('shipping', shipping);
    expect(await read()).toBe(text);
  });

  test('the mail server is stored encrypted, tested, and says what the server answered', async () => {
    const server = await aMailServer();
    const { hostname: host, port } = new URL(server.url);
    const entered = {
      host,
      port,
      security: 'none',
      user: '',
      password: '',
      testTo: 'rosa@ricambi.test',
      action: 'test',
    };
    expect((await send('email', entered)).to).toBe('/staff/setup/email/?sent=1');
    expect(server.emails[0]?.to).toEqual(['rosa@ricambi.test']);
    server.refusing = true;
    const failed = await send('email', entered);
    expect(failed.status).toBe(422);
    expect(textOf(failed.html)).toContain('try again later');
    await server.close();
    expect(textOf((await send('email', entered)).html)).toContain('Il server non accetta la connessione');
    const secret = {
      host: 'smtp.ricambi.test',
      port: '465',
      security: 'tls',
      user: 'rosa',
      password: 'molto-segreta',
    };
    expect((await send('email', secret)).status).toBe(303);
    expect(JSON.stringify(await setting('mail_server'))).not.toMatch(/molto-segreta|ricambi\.test/);
    expect(await pageOf(owner, pathOf('email'))).not.toContain('molto-segreta');
    // An empty password stays for the same server; another server gets none of it.
    expect((await send('email', { ...secret, port: '587', security: 'starttls', password: '' })).status).toBe(
      303,
    );
    expect((await send('email', { ...secret, host: 'smtp.altro.test', password: '' })).status).toBe(422);
    const { seal } = aPaymentSetup();
    expect(await readMailServer(shop.db, seal)).toEqual({
      server: { host: 'smtp.ricambi.test', port: 587, security: 'starttls', user: 'rosa' },
      password: 'molto-segreta',
    });
    expect(await readMailServer(shop.db, createSeal('another key'))).toBeNull();
    const trail = textOf(await pageOf(owner, '/staff/audit/?kind=mail-server'));
    expect(trail).toContain('il server di posta');
    expect(trail).not.toContain('molto-segreta');
  });

  test('takes the rights of what a step changes', async () => {
    const clerk = await aBrowserOf(shop, (await aPerson(shop.db, 'clerk')).customerId);
    expect((await clerk.get('/staff/setup/')).status).toBe(403);
    expect((await clerk.post(pathOf('firm'), firm)).status).toBe(403);
    expect((await aBrowser(shop).get('/staff/setup/')).status).toBe(401);
    await shop.db
      .updateTable('staff_roles')
      .set({ rights: ['settings'] })
      .where('code', '=', 'warehouse')
      .execute();
    const porter = await aBrowserOf(shop, (await aPerson(shop.db, 'warehouse')).customerId);
    expect((await porter.get(pathOf('firm'))).status).toBe(200);
    expect((await porter.get(pathOf('prices'))).status).toBe(403);
    expect((await porter.post(pathOf('shipping'), shipping)).status).toBe(403);
    expect(textOf(await pageOf(porter, '/staff/setup/'))).toContain(
      'Il tuo ruolo non comprende questo passo',
    );
  });
});
