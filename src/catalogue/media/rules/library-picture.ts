import type { Picture } from './picture.ts';
import type { PictureWords } from './product-picture.ts';

/** A picture of the media library; without widths its sizes are not made yet, and it is shown nowhere. */
export type LibraryPicture = Picture &
  PictureWords & {
    readonly id: number;
    readonly description: string;
    /** the name that it was uploaded by; '' for a picture that came with the shop */
    readonly fileName: string;
    /** of the file as it was uploaded, such as `image/jpeg` */
    readonly mediaType: string;
    /** of the file as it was uploaded */
    readonly bytes: number;
    readonly original: string | null;
    readonly uploadedBy: number | null;
    readonly createdAt: Date;
    readonly changedAt: Date;
  };

/** The texts of a picture that staff write; what is undefined is left as it is. */
export type LibraryTexts = {
  readonly [Name in 'alt' | 'title' | 'caption' | 'description']?: string | undefined;
};

/** Whether its sizes are made: only then it can be shown. */
export const isMade = ({ widths }: Pick<LibraryPicture, 'widths'>): boolean => widths.length > 0;

/** The most characters of a description. */
export const LONGEST_DESCRIPTION = 2000;
