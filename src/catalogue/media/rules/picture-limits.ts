/** The most bytes that one uploaded picture may have. */
export const MAX_FILE_BYTES = 40 * 1024 * 1024;

/** The most pixels that a picture may have; beyond them it is refused before anything is decoded. */
export const MAX_PIXELS = 50_000_000;

/** The longest side of a picture, in pixels. */
export const MAX_SIDE = 16_000;

export const MAX_FILES_AT_ONCE = 20;

export const MAX_PICTURES_OF_PRODUCT = 30;

/** Widths in pixels in which an uploaded picture is stored, as far as it is that wide. */
export const pictureWidths = [160, 320, 640, 1200, 1920] as const;

/** The most pixels of height that a stored file has. */
export const MAX_STORED_HEIGHT = 2400;

/** The formats in which every width is stored: the smallest first, the one that everything reads last. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;

/** Characters that the words of a picture may have. */
export const LONGEST_WORDS = { alt: 250, title: 120, caption: 500 } as const;
