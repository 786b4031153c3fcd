import { MAX_FILE_BYTES } from '#foundation/private-files/rules/file-limits.ts';
import { keepFile } from '#foundation/private-files/server/keep-file.ts';
import {
  type FormWithFiles,
  receiveFormWithFiles,
} from '#foundation/private-files/server/receive-form-with-files.ts';
import type { Toolbox } from '#foundation/request-context/toolbox.ts';
import {
  fieldName,
  fieldOfFileInput,
  fileProblemName,
  registrationFilesAction,
  registrationFilesNonce,
} from '../rules/registration-form.ts';
import { readRegistrationForm } from './read-registration-form.ts';

/** Receives a form of a page that registers, with the files of its fields: each field says under what its file is kept, or why not. */
export async function receiveRegistrationForm(toolbox: Toolbox, request: Request): Promise<FormWithFiles> {
  return receiveFormWithFiles(toolbox, request, {
    maxBytes: MAX_FILE_BYTES,
    mayCome: (sent) => toolbox.nonces.check(registrationFilesAction, sent.get(registrationFilesNonce) ?? ''),
    keep: async (file) => {
      const id = fieldOfFileInput(file.field);
      const { fields } = await readRegistrationForm(toolbox);
      const field = fields.find((one) => one.id === id && one.kind === 'file');
      if (!field) return {};
      const kept = await keepFile(toolbox, { purpose: { of: 'registration', fieldId: field.id }, file });
      return kept.ok ? { [fieldName(field)]: kept.token } : { [fileProblemName(field)]: kept.problem };
    },
  });
}
