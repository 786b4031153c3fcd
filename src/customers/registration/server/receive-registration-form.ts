import { MAX_FILE_BYTES } from '#foundation/private-files/rules/file-limits.ts';
import {
  type FormWithFiles,
  receiveFormWithFiles,
} from '#foundation/private-files/server/receive-form-with-files.ts';
import { storeFile } from '#foundation/private-files/server/store-file.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import {
  fieldName,
  fieldOfFileInput,
  fileProblemName,
  registrationFilesAction,
  registrationFilesNonce,
} from '../rules/registration-form.ts';
import { readRegistrationForm } from './read-registration-form.ts';

/** Receives a form of a page that registers, with the files of its fields: each field says under what its file is stored, or why not. */
export async function receiveRegistrationForm(ctx: RequestContext, request: Request): Promise<FormWithFiles> {
  return receiveFormWithFiles(ctx, request, {
    maxBytes: MAX_FILE_BYTES,
    mayCome: (sent) => ctx.nonces.check(registrationFilesAction, sent.get(registrationFilesNonce) ?? ''),
    store: async (file) => {
      const id = fieldOfFileInput(file.field);
      const { fields } = await readRegistrationForm(ctx);
      const field = fields.find((one) => one.id === id && one.kind === 'file');
      if (!field) return {};
      const stored = await storeFile(ctx, { purpose: { of: 'registration', fieldId: field.id }, file });
      return stored.ok ? { [fieldName(field)]: stored.token } : { [fileProblemName(field)]: stored.problem };
    },
  });
}
