import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { messagesFor } from '#messages/messages-for.ts';
import { addressParameters, countryParameters } from './address-parameters.ts';
import { checkoutParameters } from './buying-parameters.ts';
import { frameParameters } from './frame-parameters.ts';
import { type ParameterObjects, parameterScript } from './parameter-objects.ts';
import { productParameters } from './product-parameters.ts';

const { addresses, cart, checkout } = messagesFor('it');
/** The properties of `window` once the script has run. */
const windowAfter = (objects: ParameterObjects) => {
  const found: Record<string, unknown> = {};
  runInNewContext(parameterScript(objects), found);
  return JSON.parse(JSON.stringify(found));
};

test('a script sets each object by its name, and nothing in it ends the script', () => {
  const objects = { a_params: { text: '</script><!-- "quoted"', count: 5000 }, b_params: { flag: '' } };
  expect(parameterScript(objects)).not.toContain('<');
  expect(windowAfter(objects)).toEqual(objects);
});

test('[FRAG-12] every page says where calls go, where the cart is stored and what happens after an add', () => {
  const page = { platform: 'acme', shopUrl: 'https://shop.example', redirectAfterAdd: true, isCart: false };
  expect(windowAfter(frameParameters({ ...page, words: cart }))).toEqual({
    acme_params: { ajax_url: '/wp-admin/admin-ajax.php', wc_ajax_url: '/?wc-ajax=%%endpoint%%' },
    wc_add_to_cart_params: {
      ajax_url: '/wp-admin/admin-ajax.php',
      wc_ajax_url: '/?wc-ajax=%%endpoint%%',
      i18n_view_cart: 'Visualizza carrello',
      cart_url: 'https://shop.example/cart/',
      is_cart: '',
      cart_redirect_after_add: 'yes',
    },
    wc_cart_fragments_params: {
      ajax_url: '/wp-admin/admin-ajax.php',
      wc_ajax_url: '/?wc-ajax=%%endpoint%%',
      cart_hash_key: 'wc_cart_hash_acme',
      fragment_name: 'wc_fragments_acme',
      request_timeout: 5000,
    },
  });
});

test('[CHK-10] the checkout hands its scripts the nonces of their calls', () => {
  const couponNonces = { apply: 'a', remove: 'b' };
  const { wc_checkout_params: own } = windowAfter(
    checkoutParameters({ reviewNonce: 'r', couponNonces, words: checkout.errors }),
  );
  expect(own).toMatchObject({
    update_order_review_nonce: 'r',
    apply_coupon_nonce: 'a',
    remove_coupon_nonce: 'b',
    checkout_url: '/?wc-ajax=checkout',
    is_checkout: '1',
  });
});

test('[ADDR-04] [ADDR-05] a page writes the states of the countries that it shows, and which have none', () => {
  const { wc_country_select_params: own } = countryParameters(['IT', 'GB'], addresses);
  const lists = JSON.parse(String(own?.countries));
  expect(lists).toMatchObject({ IT: { AG: 'Agrigento' }, AT: [] });
  expect(lists).not.toHaveProperty('GB');
  expect(lists).not.toHaveProperty('US');
  expect(own?.i18n_select_state_text).toBe("Seleziona un'opzione…");
});

test('[ADDR-10] [ADDR-11] countries say where they ask in another way than the others', () => {
  const { wc_address_i18n_params: own } = addressParameters(addresses);
  const locale = JSON.parse(String(own?.locale));
  expect(locale.default).toMatchObject({
    first_name: { label: 'Nome', required: true, class: ['form-row-first'], priority: 10 },
    state: { required: false, class: ['form-row-wide', 'address-field', 'validate-state'], priority: 80 },
  });
  expect(locale.IT).toEqual({ state: { required: true, label: 'Provincia' } });
  expect(locale.FR).toEqual({ state: { required: false, hidden: true } });
  expect(locale).not.toHaveProperty('GB');
  expect(locale.AE).toEqual({ postcode: { required: false, hidden: true } });
  expect(JSON.parse(String(own?.locale_fields)).city).toBe(
    '#billing_city_field, #shipping_city_field, #calc_shipping_city_field',
  );
});

test('[PDP-09] [REV-05] a product says what its gallery does and whether stars are asked for', () => {
  const words = { ratingMissing: 'Seleziona una valutazione', wholeScreen: 'Schermo intero' };
  const features = { slider: false, zoom: true, lightbox: false };
  expect(productParameters({ features, terms: { ratingRequired: true }, words })).toMatchObject({
    wc_single_product_params: {
      review_rating_required: 'yes',
      zoom_enabled: '1',
      flexslider_enabled: '',
      photoswipe_enabled: '',
    },
  });
});
