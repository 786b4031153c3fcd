import { z } from 'zod';
import { walletContexts } from './wallet-calls.ts';

const style = z.object({ layout: z.literal('vertical'), color: z.literal('gold'), shape: z.literal('rect') });

export const walletConfig = z
  .object({
    currency: z.literal('EUR'),
    locale: z.literal('it_IT'),
    intent: z.literal('capture'),
    client_id: z.string(),
    url: z.string().meta({ description: "of the provider's script, `''` where the shop's pages run none" }),
    url_params: z.record(z.string(), z.string()).meta({ description: 'the parameters in `url`' }),
    context: z.enum(walletContexts),
    order_id: z.number(),
    productType: z.string().nullable(),
    needShipping: z.boolean(),
    vaultingEnabled: z.boolean(),
    can_save_vault_token: z.boolean(),
    subscriptions_enabled: z.literal(false),
    cart_contains_subscription: z.literal(false),
    user: z.object({
      id: z.number(),
      is_logged: z.boolean(),
      has_wc_card_payment_tokens: z.boolean(),
    }),
    redirect: z.string().meta({ description: 'where the buyer reviews and confirms' }),
    pay_link: z
      .string()
      .nullable()
      .meta({ description: 'leads from the cart to the provider; null where this cart is not paid so' }),
    ajax: z
      .record(z.string(), z.object({ endpoint: z.string(), nonce: z.string() }))
      .meta({ description: 'address and nonce of each call, by its name' }),
    button: z.object({ style, mini_cart_style: style.extend({ height: z.literal(35) }) }),
    separate_buttons: z.object({ card: z.object({ style: z.object({ color: z.literal('black') }) }) }),
    device_wallets: z
      .object({
        shop_name: z.string(),
        apple_pay: z.object({ enabled: z.boolean(), label: z.string() }),
        google_pay: z.object({
          enabled: z.boolean(),
          script: z.string(),
          environment: z.enum(['TEST', 'PRODUCTION']),
        }),
      })
      .meta({
        description:
          "Apple Pay and Google Pay, as the shop offers them; the provider's account decides as well",
      }),
    disabled_funding: z.array(z.string()).readonly(),
    enabled_funding: z.array(z.string()).readonly(),
    hosted_fields: z.object({
      valid_cards: z.array(z.string()).readonly(),
      contingency: z.literal('SCA_WHEN_REQUIRED'),
      labels: z.record(z.string(), z.string()),
    }),
    messages: z.object({ amount: z.string().nullable() }),
    simulate_cart: z.object({ enabled: z.literal(true), throttling: z.literal(5000) }),
    early_checkout_validation_enabled: z.literal(true),
    final_review_enabled: z.literal(true),
    labels: z.object({ error: z.record(z.string(), z.string()) }),
  })
  .meta({ id: 'WalletConfig', description: 'What a script needs to pay: without anything of a card.' });

/** What a script needs to pay from a page (PAY-01, PAY-02). */
export type WalletConfig = z.infer<typeof walletConfig>;
