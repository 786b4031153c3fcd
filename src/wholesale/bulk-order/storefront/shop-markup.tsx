/** Markup that the shop itself has answered with, as it came: a formatted amount (BULK-33, BULK-35). */
export function ShopMarkup({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the shop's own answer, made of an amount alone.
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
