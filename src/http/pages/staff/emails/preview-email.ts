import type { EmailText } from '#foundation/emails/rules/email-text.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { EmailDefinition } from '#site/email-texts/rules/email-texts.ts';
import { plainTextOf } from '#site/email-texts/server/plain-text.ts';
import { readPreviewSubject } from '#site/email-texts/server/preview-subject.ts';
import { composeEmail } from '#site/email-texts/storefront/compose-email.tsx';

/** An email with a text as it would be sent, about something real; null where there is no order with the number. */
export async function previewEmail(
  ctx: RequestContext,
  {
    definition,
    locale,
    text,
    orderNumber,
  }: {
    readonly definition: EmailDefinition;
    readonly locale: 'it' | 'en';
    readonly text: EmailText;
    readonly orderNumber: number | null;
  },
) {
  const shown = await readPreviewSubject(ctx, { definition, locale, orderNumber });
  if (!shown) return null;
  const email = composeEmail(shown.about, definition.kind, {
    settings: { ...ctx.settings, interface_language: locale },
    shopUrl: ctx.shopUrl,
    ownText: () => text,
  });
  const { orderNumber: ofOrder, isSample } = shown;
  return {
    subject: email.subject,
    html: email.html,
    text: plainTextOf(email),
    orderNumber: ofOrder,
    isSample,
  };
}
