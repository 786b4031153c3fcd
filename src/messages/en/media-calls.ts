import type { MediaCallsMessages } from '../it/media-calls.ts';

export const mediaCalls: MediaCallsMessages = {
  noData: 'No data supplied.',
  noType: 'No Content-Type supplied.',
  noDisposition: 'No Content-Disposition supplied.',
  badDisposition:
    'Invalid Content-Disposition supplied. It needs to look like `attachment; filename="image.png"` or similar.',
  hashMismatch: 'Content hash did not match expected.',
  tooLarge: (megabytes) => `The file is larger than ${megabytes} MB.`,
  malformed: 'The upload broke off. Please try again.',
  processing: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
  notFound: 'Invalid media item ID.',
  noTrash: 'Media items have no trash. Set “force=true” to delete.',
  inUse: 'The picture is still in use in the shop: take it away where it is shown and try again.',
  pageNumber: 'The page number requested is larger than the number of pages available.',
  words: {
    empty: 'The file is empty.',
    'too-large': 'The file is too large.',
    'too-many-pixels': 'The picture has too many pixels.',
    'not-a-picture': 'You are not allowed to upload this file type.',
    'unfit-kind': 'You are not allowed to upload this file type.',
    'phone-format': 'The server cannot process HEIC pictures. Convert it to JPEG and try again.',
    animated: 'Animated pictures are not allowed.',
    damaged: 'The picture is incomplete or damaged.',
    'neither-picture-nor-document': 'You are not allowed to upload this file type.',
    'unlike-its-name': 'The name of the file does not match its content.',
    'incomplete-document': 'The PDF is incomplete.',
    'another-kind': 'The file is of another kind.',
    'not-stored': 'The file was not stored. Please try again in a moment.',
    'too-many-pictures': 'There are too many pictures already.',
  },
};
