/** The classes by which third-party scripts know the gallery of a product, with images or without. */
export function galleryMarks(platform: string, images: 'with' | 'without'): string {
  return `${platform}-product-gallery ${platform}-product-gallery--${images}-images images`;
}
