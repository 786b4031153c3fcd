/**
 * Runs in the browser as the text that it is here, so it uses nothing from outside. The first page is painted in a font of the system, and
 * the shop's fonts are fetched after that: those for Latin letters at once, used when all have come, since each change of a font lays
 * out the whole page. From then on they are in the browser's cache, and pages begin with their style sheet.
 */
export function startFonts(): void {
  const link = document.querySelector<HTMLLinkElement>('link[data-fonts]');
  if (!link) return;
  const apply = () => {
    link.media = 'all';
  };
  const fetchFonts = async () => {
    const faces = [...(link.sheet?.cssRules ?? [])]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => {
        const of = (name: string) => style.getPropertyValue(name);
        const family = of('font-family').replace(/["']/g, '');
        const unicodeRange = of('unicode-range');
        return new FontFace(family, of('src'), { weight: of('font-weight'), unicodeRange });
      });
    const latin = faces.filter(({ unicodeRange }) => /^U\+(?:0+-|\?)/i.test(unicodeRange));
    await Promise.all(latin.map((face) => face.load()));
    for (const face of faces) document.fonts.add(face);
    sessionStorage.setItem('fonts', '1');
  };
  // A style sheet for another medium comes late.
  const begin = () => {
    if (link.sheet) fetchFonts().catch(apply);
    else link.addEventListener('load', begin, { once: true });
  };
  let isKnown = false;
  try {
    isKnown = sessionStorage.getItem('fonts') !== null;
  } catch {
    // Storage is denied: every page is like the first.
  }
  // A hidden page is never painted.
  if (isKnown || document.hidden) apply();
  else requestAnimationFrame(() => setTimeout(begin));
}
