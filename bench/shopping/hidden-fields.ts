/** The hidden inputs of a page by their names: what a browser would post along with a form. */
export function hiddenFields(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input type="hidden"[^>]*? name="([^"]+)"[^>]*? value="([^"]*)"/g);
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
}
