/**
 * A text field of a posted form, without blanks at its ends and without the NUL that no database keeps; '' where it is missing or a file.
 */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
}
