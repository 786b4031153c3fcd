import { attachmentInput } from '../rules/attachments.ts';

/** Whether a form brings a file of its own, so that it has to be posted as it is. */
export const bringsFiles = (form: FormData): boolean =>
  form.getAll(attachmentInput).some((value) => typeof value !== 'string' && value.size > 0);
