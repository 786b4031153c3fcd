import {
  fileInputName,
  type RegistrationField,
  registrationFilesNonce,
  sendFilePath,
} from '../rules/registration-form.ts';

/** Under what the shop keeps a file, or why it does not; `problem` is null where no answer came. */
export type FileAnswer = { readonly token: string | null; readonly problem: string | null };

const textIn = (answer: object, name: string): string | null => {
  const value: unknown = Object.entries(answer).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
};

/** Sends a file of a registration by itself. */
export async function sendFile(field: RegistrationField, file: File, nonce: string): Promise<FileAnswer> {
  const form = new FormData();
  // The nonce stands before the file: without it nothing is written.
  form.set(registrationFilesNonce, nonce);
  form.set(fileInputName(field), file);
  try {
    const response = await fetch(sendFilePath(field), { method: 'POST', body: form });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) return { token: null, problem: null };
    return { token: textIn(answer, 'token'), problem: textIn(answer, 'problem') };
  } catch {
    return { token: null, problem: null };
  }
}
