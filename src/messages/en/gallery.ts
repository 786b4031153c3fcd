import type { GalleryMessages } from '../it/gallery.ts';

export const gallery: GalleryMessages = {
  wholeScreen: 'View full-screen image gallery',
  magnify: 'Magnify the picture',
  lightbox: {
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    carousel: 'gallery',
    slide: 'picture',
    caption: 'caption',
    position: '{index} of {total}',
  },
};
