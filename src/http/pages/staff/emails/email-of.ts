import { type EmailDefinition, emailDefinitionOf } from '#site/email-texts/rules/email-texts.ts';
import { found } from '../../not-found.ts';

/** The email and the language that an address names. */
export function emailOf(params: { readonly id: string; readonly locale: string }): {
  readonly definition: EmailDefinition;
  readonly locale: 'it' | 'en';
} {
  const locale = (['it', 'en'] as const).find((one) => one === params.locale);
  return { definition: found(emailDefinitionOf(params.id) ?? null), locale: found(locale ?? null) };
}
