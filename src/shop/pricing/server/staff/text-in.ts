/** A field of a form without the blanks around it; empty where there is none, or a file. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\0', '').trim() : '';
}
