import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { paymentMethodIds, paymentMethods } from '#selling/payments/rules/payment-methods.ts';
import { readPaymentTerms } from '#selling/payments/server/read-payment-terms.ts';
import { listContentPages } from '#site/content/server/list-content-pages.ts';
import type { ShopServices } from '../rules/shop-services.ts';

const pages = {
  courier: '/spedizioni-e-consegne/',
  returns: '/resi-e-rimborsi/',
  warranty: '/condizioni-di-vendita/',
  payments: '/pagamenti/',
} as const;

/** What a product page says of delivery, returns, warranty and payments, with links to those texts that the shop has. */
export async function readServicePoints(ctx: RequestContext): Promise<ShopServices> {
  const [terms, texts] = await Promise.all([readPaymentTerms(ctx), listContentPages(ctx)]);
  const { audience } = ctx.visitor;
  const { titles } = paymentMethodsFor(audience.locale);
  const pathOf = (point: keyof typeof pages) => texts.find(({ path }) => path === pages[point])?.path ?? null;
  return {
    isBusiness: audience.isBusiness ?? false,
    paths: {
      courier: pathOf('courier'),
      returns: pathOf('returns'),
      warranty: pathOf('warranty'),
      payments: pathOf('payments'),
    },
    // The page is the same for all of an audience: credit is a company's own affair.
    payments: paymentMethodIds
      .filter((id) => !paymentMethods[id].takesCredit && paymentMethods[id].isPossible(terms))
      .map((id) => ({ id, title: titles[id] })),
  };
}
