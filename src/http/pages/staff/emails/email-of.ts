import { type EmailDefinition, emailDefinitionOf } from '#site/email-texts/rules/email-texts.ts';
import { found } from '../../not-found.ts';

/** The email and the language that an address names. */
export function emailOf(params: { readonly email: string; readonly locale: string }): {
  readonly definition: EmailDefinition;
  readonly locale: 'it' | 'en';
} {
  const locale = (['it', 'en'] as const).find((one) => one === params.locale);
  return { definition: found(emailDefinitionOf(params.email) ?? null), locale: found(locale ?? null) };
}
