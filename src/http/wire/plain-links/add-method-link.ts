import { z } from 'zod';
import { messagesFor } from '#messages/messages-for.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { queueNotice } from '#selling/cart/server/notices.ts';
import { walletMethod } from '#selling/payments/rules/payment-methods.ts';
import { addMethodParameter } from '#selling/payments/rules/wallet-actions.ts';
import { savedMethodsAction, savedMethodsPath } from '#selling/wallet/rules/saved-method.ts';
import { beginSetup } from '#selling/wallet/server/saved/set-up-method.ts';
import { typed } from '../lenient/posted.ts';
import { plainLink, sendTo } from './plain-link.ts';

/** PAY-24: from the account to the provider, by a link, since the policy lets forms lead nowhere else. */
export const addMethodLink = plainLink({
  parameter: addMethodParameter,
  summary: 'From the account to the provider, where a customer agrees that their wallet is stored.',
  fields: z.object({
    [addMethodParameter]: typed.meta({ description: '`wallet`; a card is typed into fields of the page.' }),
    _wpnonce: typed.meta({ description: 'From the link itself.' }),
  }),
  reply: { status: 303, says: "Leads to the provider's page, or to the account with what is wrong." },
  async handle(ctx, { add_method: method, _wpnonce: nonce }) {
    const { locale } = ctx.visitor.audience;
    const { errors, expired, savedPage } = walletFor(locale);
    const back = async (text: string) => {
      await queueNotice(ctx, { kind: 'error', text });
      return sendTo(savedMethodsPath);
    };
    if (method !== walletMethod) return back(messagesFor(locale).payments.refused['not-offered']);
    if (!ctx.nonces.check(savedMethodsAction, nonce)) return back(expired);
    const begun = await beginSetup(ctx, method);
    if (begun.ok && begun.approveUrl !== null) return sendTo(begun.approveUrl);
    const isMissing = !begun.ok && begun.error.code === 'off';
    return back(isMissing ? savedPage.notAllowed : errors.generic);
  },
});
