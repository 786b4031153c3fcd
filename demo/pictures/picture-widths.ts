/** Widths in pixels in which every square picture exists. */
export const pictureWidths = [160, 320, 640, 1200] as const;

/** Widths in pixels in which the hero picture (16:7) exists. */
export const heroWidths = [640, 1200, 1920] as const;
