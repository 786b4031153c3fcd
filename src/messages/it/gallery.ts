/** The words of a gallery that does more than show plain images; loaded with it. */
export const gallery = {
  wholeScreen: 'Visualizza la galleria di immagini a schermo intero',
  magnify: 'Ingrandisci l’immagine',
  lightbox: {
    close: 'Chiudi',
    previous: 'Immagine precedente',
    next: 'Immagine successiva',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    carousel: 'galleria',
    slide: 'immagine',
    caption: 'didascalia',
    position: '{index} di {total}',
  },
};

export type GalleryMessages = typeof gallery;
