import { shownLogo } from '#foundation/settings/rules/shop-brand.ts';
import { type ThemeSettings, themeValues } from '#site/frame/rules/theme.ts';

/** The logo of a preview: the stored one, none, or a chosen file as an address of data. */
export type PreviewedLogo = 'stored' | 'none' | { readonly address: string };

const ownLogo = 'data-previewed-logo';

/** Gives a page of the storefront another look in this browser alone, in place of what it had been given before. */
export function dressPage(
  page: Document,
  { theme, logo }: { readonly theme: ThemeSettings; readonly logo: PreviewedLogo },
): void {
  const { style } = page.documentElement;
  style.cssText = '';
  for (const [property, value] of Object.entries(themeValues(theme)))
    style.setProperty(`--${property}`, value);
  const home = page.querySelector<HTMLElement>('header a[href="/"]');
  const stored = home?.firstElementChild;
  if (!home || !stored) return;
  home.querySelector(`[${ownLogo}]`)?.remove();
  (stored as HTMLElement).style.display = logo === 'stored' ? '' : 'none';
  if (logo === 'stored') return;
  const shopName = stored.querySelector('img')?.alt ?? stored.textContent;
  const shown = page.createElement(logo === 'none' ? 'strong' : 'img');
  shown.setAttribute(ownLogo, '');
  if (shown.tagName === 'IMG' && logo !== 'none') {
    shown.setAttribute('src', logo.address);
    shown.setAttribute('alt', shopName);
    shown.style.maxWidth = `min(100%, ${shownLogo.width}px)`;
    shown.style.maxHeight = `${shownLogo.height}px`;
  } else {
    shown.textContent = shopName;
  }
  home.append(shown);
}
