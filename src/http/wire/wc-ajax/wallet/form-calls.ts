import { z } from 'zod';
import { messagesFor } from '#messages/messages-for.ts';
import { walletFor } from '#messages/payments/wallet-for.ts';
import { saveForm } from '#selling/checkout/server/draft/saved-form.ts';
import { ajaxJson } from '../../ajax-reply.ts';
import { fail, formField, succeed, walletCall } from './wallet-call.ts';

/** The fields of the envelope's data are repeated beside it, for clients that read them there (PAY-18, wire 3.1). */
const dataClientId = walletCall({
  name: 'data-client-id',
  summary: "What the provider's script needs to start.",
  says: '`token`, `expiration` (seconds since 1970) and `user`, in `data` and bare.',
  async handle(ctx, _fields, provider) {
    const answer = await provider.script.token();
    if (!answer.ok) {
      const { errors } = walletFor(ctx.visitor.audience.locale);
      return fail(errors.generic, { name: answer.fault.issue });
    }
    const { token, seconds } = answer.value;
    const expiration = Math.floor(ctx.clock.now().getTime() / 1000) + Math.floor(seconds);
    const data = { token, expiration, user: ctx.visitor.person?.customerId ?? 0 };
    return ajaxJson({ success: true, data, ...data });
  },
});

/** PAY-23. */
const saveCheckoutForm = walletCall({
  name: 'save-checkout-form',
  summary: 'Stores what was typed into the checkout while the buyer is with the provider.',
  fields: z.object({ form_encoded: formField }),
  says: 'The form is stored with the cart, without passwords and terms.',
  async handle(ctx, { form_encoded: form }) {
    if (await saveForm(ctx, form)) return succeed();
    return fail(messagesFor(ctx.visitor.audience.locale).checkout.emptyCart);
  },
});

/** PAY-22, PAY-23. */
export const walletFormCalls = [dataClientId, saveCheckoutForm];
