import { useEffect, useState } from 'react';
import type { GalleryFeatures } from '../../rules/gallery-features.ts';
import type { LivelyGallery } from './lively-gallery.tsx';

/** The gallery that slides, magnifies or fills the screen, once it has been loaded; never loaded where all is off (PDP-09). */
export function useLivelyGallery(features: GalleryFeatures | null): typeof LivelyGallery | null {
  const [loaded, setLoaded] = useState<{ readonly gallery: typeof LivelyGallery } | null>(null);
  const wanted = features !== null;
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    // Where it cannot be loaded the plain images stay, which can do all that is needed to buy.
    import('./lively-gallery.tsx').then(
      ({ LivelyGallery: gallery }) => left || setLoaded({ gallery }),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return loaded?.gallery ?? null;
}
