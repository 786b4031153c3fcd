import type { Picture } from './picture.ts';

/** Where pictures of the library are found for a field that chooses one. */
export const findPicturesPath = '/staff/media/find/';

/** A picture that may be chosen; `isMade` is false while its sizes are made. */
export type PictureChoice = Picture & {
  readonly id: number;
  readonly name: string;
  readonly isMade: boolean;
};

/** Some pictures, newest first, and what an upload among them needs. */
export type PictureChoices = {
  readonly pictures: readonly PictureChoice[];
  /** of `libraryAction` */
  readonly nonce: string;
};
