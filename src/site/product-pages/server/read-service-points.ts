import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { paymentMethodsFor } from '#messages/payments/payment-methods-for.ts';
import { publicMethods } from '#selling/payments/server/public-methods.ts';
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
  const [methods, texts] = await Promise.all([publicMethods(ctx), listContentPages(ctx)]);
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
    payments: methods.map((id) => ({ id, title: titles[id] })),
  };
}
