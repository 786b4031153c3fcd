import type { EmailDefinition } from './email-texts.ts';

/** What an email is called: its kind as the email log names it, and what its text depends on. */
export function emailName(
  names: Readonly<Record<EmailDefinition['kind'], string>>,
  variants: Readonly<Record<string, string>>,
  { id, kind }: Pick<EmailDefinition, 'id' | 'kind'>,
): string {
  const variant = variants[id];
  return variant === undefined ? names[kind] : `${names[kind]}: ${variant}`;
}
