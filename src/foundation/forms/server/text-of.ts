/**
 * A text field of a posted form, trimmed and without NUL, which the database cannot store; '' where it is missing or a file.
 */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
}
