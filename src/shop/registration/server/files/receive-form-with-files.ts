import { receiveUpload } from '#services/receive-upload.ts';
import type { Toolbox } from '#services/toolbox.ts';
import { MAX_FILE_BYTES, MAX_FILES } from '../../rules/constants.ts';
import {
  fieldName,
  fieldOfFileInput,
  fileProblemName,
  registrationFilesAction,
  registrationFilesNonce,
} from '../../rules/registration-form.ts';
import { readRegistrationForm } from '../read-registration-form.ts';
import { keepFile } from './keep-file.ts';

const MEBIBYTE = 1_048_576;

export type FormWithFiles =
  | { readonly ok: true; readonly fields: URLSearchParams }
  | { readonly ok: false; readonly problem: 'too-large' | 'malformed' };

/**
 * Receives a form that files came with, piece by piece: each file that may stay is kept, and the field of its input says under what; of
 * one that may not it says why. Whoever answers the form sees text alone. A form that broke off leaves nothing.
 */
export async function receiveFormWithFiles(toolbox: Toolbox, request: Request): Promise<FormWithFiles> {
  const { privateFiles, nonces } = toolbox;
  const received = await receiveUpload(request, {
    limits: {
      fileBytes: MAX_FILE_BYTES,
      files: MAX_FILES,
      fields: 400,
      fieldBytes: 20_000,
      bodyBytes: MAX_FILES * MAX_FILE_BYTES + MEBIBYTE,
    },
    pathFor: privateFiles.incomingFile,
    discard: privateFiles.discard,
    mayCome: (fields) => nonces.check(registrationFilesAction, fields.get(registrationFilesNonce) ?? ''),
  });
  if (!received.ok && (received.problem === 'malformed' || received.problem === 'too-large')) {
    return { ok: false, problem: received.problem };
  }
  const fields = new URLSearchParams([...received.fields]);
  if ([...received.fields].flat().some((text) => text.includes('\0'))) {
    if (received.ok) await Promise.all(received.files.map(({ path }) => privateFiles.discard(path)));
    return { ok: false, problem: 'malformed' };
  }
  // With too many files, or a nonce that is too old, the words of the form are answered and none of its files is kept.
  if (!received.ok) return { ok: true, fields };
  const { fields: asked } = await readRegistrationForm(toolbox);
  try {
    for (const file of received.files) {
      const id = fieldOfFileInput(file.field);
      const field = asked.find((one) => one.id === id && one.kind === 'file');
      if (!field) continue;
      const kept = await keepFile(toolbox, { fieldId: field.id, file });
      if (kept.ok) fields.set(fieldName(field), kept.token);
      else fields.set(fileProblemName(field), kept.problem);
    }
  } finally {
    await Promise.all(received.files.map(({ path }) => privateFiles.discard(path)));
  }
  return { ok: true, fields };
}
