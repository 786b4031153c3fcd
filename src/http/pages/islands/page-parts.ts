/** The small parts that run on every page of the storefront. */
export function startPageParts(): void {
  const { platform = 'shop' } = document.body.dataset;
  document.body.classList.replace(`${platform}-no-js`, `${platform}-js`);
}
