import { isDocument } from './document.ts';
import type { Picture } from './picture.ts';
import type { FocalPoint, PictureEdges } from './picture-cut.ts';
import type { PictureWords } from './product-picture.ts';

/** A picture or a document of the media library. A picture without widths has no sizes yet, and is shown nowhere; a document never has any. */
export type LibraryItem = Picture &
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
    readonly edges: PictureEdges;
    readonly focus: FocalPoint | null;
    readonly uploadedBy: number | null;
    readonly createdAt: Date;
    readonly changedAt: Date;
  };

/** The texts of a picture or document that staff write; what is undefined is left as it is. */
export type LibraryTexts = {
  readonly [Name in 'alt' | 'title' | 'caption' | 'description']?: string | undefined;
};

/** Texts in the language that is not the shop's own; '' where there is no translation. */
export type ItemTranslation = {
  readonly language: 'it' | 'en';
  readonly alt: string;
  readonly title: string;
  readonly caption: string;
};

/** Whether the sizes of a picture are made: only then it can be shown. */
export const isMade = ({ widths }: Pick<LibraryItem, 'widths'>): boolean => widths.length > 0;

/** Whether a picture still waits for its sizes. */
export const isInTheMaking = (item: Pick<LibraryItem, 'widths' | 'mediaType'>): boolean =>
  !isMade(item) && !isDocument(item);

/** The most characters of a description. */
export const LONGEST_DESCRIPTION = 2000;
