import { euro, pick } from './catalogue.ts';
import { anna, putIntoCart } from './checkout-steps.ts';
import { countEvent, fillRow, parameters, press, tick } from './foreign-scripts.ts';
import { open } from './opening.ts';
import { enter } from './people.ts';
import { expect, test } from './test.ts';
import { bySelects, choose } from './variations.ts';

test('[CPG-03] a script reads the ways of shipping by their index and chooses another one', async ({
  page,
  catalogue,
}) => {
  await putIntoCart(page, pick(catalogue.plenty).id);
  await open(page, '/cart/');
  const ways = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('#shipping_method li input.shipping_method')].map(
      ({ dataset, id, name, value }) => ({ index: dataset.index, id, name, value }),
    ),
  );
  expect(ways.length).toBeGreaterThan(1);
  for (const { index, id, name, value } of ways) {
    expect({ index, id, name }).toEqual({
      index: '0',
      id: `shipping_method_0_${value.replace(':', '')}`,
      name: 'shipping_method[0]',
    });
  }
  const pickup = pick(ways.filter(({ value }) => value.startsWith('local_pickup:')));
  const updated = await countEvent(page, 'updated_shipping_method');
  await tick(page, `#${pickup.id}`);
  await expect(page.locator('div.cart_totals .shipping').last()).toContainText('Ritiro in sede');
  expect(await updated()).toBe(1);
  await page.reload();
  await expect(page.locator(`#${pickup.id}`)).toBeChecked();
});

test('[CPG-01] a script changes a quantity, by itself and with the form, takes a line out and brings it back', async ({
  page,
  catalogue,
}) => {
  const [first, second] = [pick(catalogue.plenty, 0), pick(catalogue.plenty, 1)];
  await putIntoCart(page, first.id);
  await putIntoCart(page, second.id);
  await open(page, '/cart/');
  const line = page.locator('tr.cart_item', { hasText: first.name });
  const unit = Number(first.prices.price);
  const setQuantity = (quantity: number) =>
    line.locator('td.product-quantity .quantity input.qty').evaluate((field, value) => {
      (field as HTMLInputElement).value = String(value);
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, quantity);
  await setQuantity(2);
  await expect(line.locator('td.product-subtotal')).toHaveText(euro(2 * unit));
  await expect(page.locator('.cart_totals .cart-subtotal')).toContainText(
    euro(2 * unit + Number(second.prices.price)),
  );

  // The form is sent at once, with what stands in it.
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/cart/'),
  );
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[class*="-cart-form"]');
    const field = form?.querySelector<HTMLInputElement>('td.product-quantity .qty');
    const button = form?.querySelector<HTMLButtonElement>('[name="update_cart"]');
    if (!form || !field || !button) throw new Error('no form of the cart');
    field.value = '3';
    button.click();
  });
  await sent;
  await expect(line.locator('td.product-subtotal')).toHaveText(euro(3 * unit));
  await expect(line.locator('.qty')).toHaveValue('3');

  await press(page, `tr.cart_item td.product-remove a.remove[data-product_id="${second.id}"]`);
  await expect(page.locator('tr.cart_item')).toHaveCount(1);
  await press(page, '[class*="-message"] a.restore-item');
  await expect(page.locator('tr.cart_item')).toHaveCount(2);
});

test('[CHK-01] [CHK-13] a script fills in the rows of an address, looks at the ways to pay and places the order', async ({
  page,
  catalogue,
}) => {
  await putIntoCart(page, pick(catalogue.plenty, 2).id);
  await open(page, '/checkout/');
  const rows = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[class*="-billing-fields"] .form-row')].map((row) => ({
      id: row.id,
      priority: Number(row.dataset.priority),
      required: row.classList.contains('validate-required'),
      address: row.classList.contains('address-field'),
    })),
  );
  expect(rows.map(({ priority }) => priority)).toEqual(rows.map((_, at) => (at + 1) * 10));
  const marked = (mark: 'required' | 'address') => rows.filter((row) => row[mark]).map(({ id }) => id);
  expect(marked('required')).toContain('billing_first_name_field');
  expect(marked('required')).not.toContain('billing_company_field');
  expect(marked('address')).toEqual(
    ['country', 'address_1', 'address_2', 'city', 'state', 'postcode'].map((name) => `billing_${name}_field`),
  );

  // Another country asks in another way; the sums follow.
  const updated = await countEvent(page, 'updated_checkout');
  await fillRow(page, 'billing_country_field', 'FR');
  await expect(page.locator('#billing_state_field')).toBeHidden();
  await expect(page.locator('#billing_state_field')).not.toHaveClass(/validate-required/);
  await expect.poll(updated).toBeGreaterThan(0);
  await fillRow(page, 'billing_country_field', 'IT');
  await expect(page.locator('#billing_state_field select.state_select')).toBeAttached();
  const fields = { ...anna, email: 'anna.bianchi@example.com', phone: '059 123456', state: 'MO' };
  for (const [name, value] of Object.entries(fields)) await fillRow(page, `billing_${name}_field`, value);

  const before = await updated();
  await page.evaluate(() => document.body.dispatchEvent(new Event('update_checkout')));
  await expect.poll(updated).toBeGreaterThan(before);
  // Not before the ways to pay are those of Italy: an answer for France may have been on its way.
  await expect(page.locator('#payment_method_cod')).toBeAttached();

  const boxOf = (method: string) =>
    page.locator(`ul.payment_methods li.payment_method_${method} .payment_box`);
  await tick(page, '#payment_method_cod');
  await expect(boxOf('cod')).toBeVisible();
  await expect(boxOf('bacs')).toBeHidden();
  await tick(page, '#payment_method_bacs');
  await expect(boxOf('bacs')).toBeVisible();
  await expect(boxOf('cod')).toBeHidden();

  await tick(page, '#terms');
  await press(page, '#payment .place-order #place_order');
  await expect(page).toHaveURL(/\/checkout\/order-received\/\d+\/\?key=/);
  await expect(page.getByRole('main')).toContainText('Dati per il bonifico');
  await expect(page.getByRole('main')).toContainText('41121 Modena');
});

test('[ACC-05] a script registers somebody by form.register and changes their name by form.edit-account', async ({
  page,
}) => {
  await open(page, '/my-account/');
  await expect(page.locator('form.login #username')).toBeVisible();
  await page.evaluate((email) => {
    const form = document.querySelector<HTMLFormElement>('form.register');
    const values = {
      billing_first_name: 'Ivo',
      billing_last_name: 'Serra',
      billing_country: 'IT',
      email,
      reg_password: 'Cric-sollevatore-58-giallo',
    };
    for (const [name, value] of Object.entries(values)) {
      const field = form?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) throw new Error(name);
      field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    form?.requestSubmit(form.querySelector<HTMLButtonElement>('[name="register"]'));
  }, `ivo.${Date.now()}@example.com`);
  await expect(page.getByText('Benvenuto! Il tuo account è attivo.')).toBeVisible();

  await open(page, '/my-account/edit-account/');
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form.edit-account');
    const field = form?.elements.namedItem('account_first_name');
    if (!(field instanceof HTMLInputElement)) throw new Error('no first name');
    field.value = 'Ivano';
    form?.requestSubmit(form.querySelector<HTMLButtonElement>('[name="save_account_details"]'));
  });
  await expect(page).toHaveURL(/\?told=saved/);
  await open(page, '/my-account/edit-account/');
  await expect(page.locator('#account_first_name')).toHaveValue('Ivano');
});

test('[VAR-02] [VAR-05] a script shows a variation by the templates of the page', async ({
  page,
  catalogue,
}) => {
  const product = pick(catalogue.variable.filter(bySelects));
  await open(page, `/product/${product.slug}/`);
  const drawn = await page.evaluate(async (chosen) => {
    const form = document.querySelector<HTMLFormElement>('form.variations_form.cart');
    const template = document.getElementById('tmpl-variation-template')?.innerHTML;
    const unavailable = document.getElementById('tmpl-unavailable-variation-template')?.innerHTML;
    const { wc_ajax_url: address = '' } = Reflect.get(window, 'wc_add_to_cart_variation_params') ?? {};
    if (!form || !template || !unavailable) throw new Error('no templates');
    const fields = new URLSearchParams({ product_id: form.dataset.product_id ?? '' });
    for (const select of form.querySelectorAll<HTMLSelectElement>('table.variations .value select')) {
      const { value = '' } = chosen.find(({ name }) => select.labels[0]?.textContent === name) ?? {};
      fields.set(select.dataset.attribute_name ?? '', value);
    }
    const answer = await fetch(String(address).replace('%%endpoint%%', 'get_variation'), {
      method: 'POST',
      body: fields,
    });
    const variation = await answer.json();
    const container = document.createElement('div');
    container.innerHTML = template.replaceAll(/\{\{\{ data\.variation\.(\w+) \}\}\}/g, (_, name) =>
      String(variation[name]),
    );
    const parts = [...container.children].map((part) => ({ class: part.className, text: part.textContent }));
    return { parts, unavailable, embedded: form.dataset.product_variations };
  }, pick(product.variations).attributes);
  expect(drawn.embedded).toBe('false');
  expect(drawn.parts.map((part) => part.class.replace(/^\w+-/, ''))).toEqual([
    'variation-description',
    'variation-price',
    'variation-availability',
  ]);
  expect(drawn.parts.map((part) => part.text).join()).toMatch(/€|Disponibile|Esaurito/);
  expect(drawn.unavailable).toContain('Questo prodotto non è disponibile.');

  // What the shop itself shows stands where such scripts look for it.
  await choose(page, pick(product.variations));
  await expect(page.locator('.single_variation_wrap [class*="-variation single_variation"]')).toContainText(
    '€',
  );
  await press(page, 'form.variations_form a.reset_variations');
  await expect(page.locator('table.variations select').first()).toHaveValue('');
});

test('[PDP-03] [PDP-08] a script opens the tabs of a product and finds its pictures', async ({
  page,
  catalogue,
}) => {
  const product = pick(catalogue.plenty);
  await open(page, `/product/${product.slug}/`);
  await press(page, '.wc-tabs li.additional_information_tab a');
  await expect(page.locator('.wc-tabs li.active')).toHaveId('tab-title-additional_information');
  await expect(page.locator('#tab-additional_information.wc-tab')).toBeVisible();
  await expect(page.locator('#tab-description.panel')).toBeHidden();
  await press(page, '#tab-title-reviews a');
  await expect(page.locator('#tab-reviews')).toBeVisible();
  const gallery = page.locator(
    `#product-${product.id}.product [class*="-product-gallery--with-images"].images`,
  );
  const image = gallery
    .locator('[class*="-product-gallery__wrapper"] [class*="-product-gallery__image"] img')
    .first();
  await expect(image).toHaveClass(/wp-post-image/);
  await expect(image).toHaveAttribute('data-large_image', /\/media\//);
});

test('[FRAG-12] scripts find the parameters of the page they are on, and none of another', async ({
  page,
  catalogue,
}) => {
  const ofPages = {
    '/shop/': [],
    [`/product/${pick(catalogue.plenty).slug}/`]: ['wc_single_product_params'],
    [`/product/${pick(catalogue.variable).slug}/`]: [
      'wc_single_product_params',
      'wc_add_to_cart_variation_params',
    ],
    '/cart/': ['wc_cart_params', 'wc_country_select_params'],
    '/checkout/': ['wc_checkout_params', 'wc_country_select_params', 'wc_address_i18n_params'],
    '/my-account/edit-address/billing/': ['wc_country_select_params', 'wc_address_i18n_params'],
  };
  const everywhere = ['wc_add_to_cart_params', 'wc_cart_fragments_params'];
  const known = [...new Set([...everywhere, ...Object.values(ofPages).flat()])];
  await enter(page, 'customer');
  await putIntoCart(page, pick(catalogue.plenty).id);
  for (const [path, own] of Object.entries(ofPages)) {
    await open(page, path);
    const found = [];
    for (const name of known) if (await parameters(page, name)) found.push(name);
    expect(found.toSorted(), path).toEqual([...everywhere, ...own].toSorted());
  }

  // A script of the cart asks for the regions and keeps them where the shop's own do.
  const names = await page.evaluate(async () => {
    const { wc_ajax_url, fragment_name, cart_hash_key } = Reflect.get(window, 'wc_cart_fragments_params');
    const address = wc_ajax_url.replace('%%endpoint%%', 'get_refreshed_fragments');
    const { fragments } = await (await fetch(address, { method: 'POST' })).json();
    return {
      regions: Object.keys(fragments),
      kept: sessionStorage.getItem(fragment_name) !== null && sessionStorage.getItem(cart_hash_key) !== null,
    };
  });
  expect(names.regions).toContain('div.widget_shopping_cart_content');
  expect(names.kept).toBe(true);

  // The lists of states are those of the countries shown, and of all as soon as somebody reaches for a country.
  const lists = async () =>
    JSON.parse((await parameters(page, 'wc_country_select_params'))?.countries ?? '{}');
  expect(await lists()).toMatchObject({ AT: [] });
  expect(await lists()).not.toHaveProperty('US');
  await page.locator('#billing_country-combo').focus();
  await expect.poll(lists).toMatchObject({ US: { NY: 'New York' }, IT: { MO: 'Modena' } });
  const { locale = '{}' } = (await parameters(page, 'wc_address_i18n_params')) ?? {};
  expect(JSON.parse(locale)).toMatchObject({
    default: { postcode: { required: true, priority: 90 } },
    FR: { state: { required: false, hidden: true } },
    IT: { state: { required: true, label: 'Provincia' } },
  });
});
