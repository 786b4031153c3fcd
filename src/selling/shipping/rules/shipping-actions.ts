/** The prefix that the platform's names begin with (WIRE-01). */
type Prefix = { readonly platform: string };

/** The nonce action of a choice of shipping, and the fields of its form; there is one package (wire 2.1, CPG-03). */
export const chooseShippingAction = 'update-shipping-method';
export const shippingMethodField = 'shipping_method[0]';
export const chooseShippingField = 'update_shipping';

/** The nonce action of the shipping calculator, and its form field (wire 2.5, CPG-02). */
export const calculatorAction = ({ platform }: Prefix) => `${platform}-shipping-calculator`;
export const calculatorNonceField = ({ platform }: Prefix) => `${platform}-shipping-calculator-nonce`;
export const calculatorField = 'calc_shipping';
