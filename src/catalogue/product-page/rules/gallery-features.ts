/** What the gallery of a product page does beyond showing plain images; each has its setting (PDP-09). */
export type GalleryFeatures = {
  readonly slider: boolean;
  readonly zoom: boolean;
  readonly lightbox: boolean;
};

/** How long the slide of a gallery image takes, in milliseconds (PDP-10). */
export const gallerySlideMs = 500;

/** The features that the settings ask for; null when all are off, and the images stay plain (PDP-09). */
export function galleryFeatures(settings: {
  readonly gallery_slider: boolean;
  readonly gallery_zoom: boolean;
  readonly gallery_lightbox: boolean;
}): GalleryFeatures | null {
  const { gallery_slider: slider, gallery_zoom: zoom, gallery_lightbox: lightbox } = settings;
  return slider || zoom || lightbox ? { slider, zoom, lightbox } : null;
}

/** The classes by which third-party scripts know the gallery of a product, with images or without. */
export function galleryMarks(platform: string, images: 'with' | 'without'): string {
  return `${platform}-product-gallery ${platform}-product-gallery--${images}-images images`;
}
