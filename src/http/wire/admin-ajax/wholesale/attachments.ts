import { readElsewhere } from '../../lenient/posted.ts';

/** The files of a message, as the contract says them. */
export const attachments = readElsewhere.meta({
  description:
    'Files, multipart, as often as there are files: 5 at most. Size and types by setting; typed by content.',
});
