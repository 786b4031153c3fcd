import { readFile } from 'node:fs/promises';
import { libraryUploadPath } from '#catalogue/media/rules/library-form.ts';
import { libraryList } from '#catalogue/media/rules/library-list.ts';
import { uploadNonceField } from '#catalogue/media/rules/upload-form.ts';
import { hiddenFields } from '../shopping/hidden-fields.ts';
import { logInAsAdministrator } from '../shopping/log-in-as-administrator.ts';
import { createShopClient } from '../shopping/shop-client.ts';
import { NAMED, PICTURES, type SentPictures, sending } from './sent-pictures.ts';

// A program of its own, so that its work is not done on the core of the server.

/** The cookies of somebody who may fill the library, and the nonce of its form. */
async function enter(url: string): Promise<{ readonly cookie: string; readonly nonce: string }> {
  const owner = createShopClient(url, () => ({ origin: url }));
  await logInAsAdministrator(owner);
  const { [uploadNonceField]: nonce = '' } = hiddenFields((await owner.get(libraryList.path())).body);
  const cookie = owner.cookies();
  owner.close();
  if (nonce === '') throw new Error('The library shows no form for uploads.');
  return { cookie, nonce };
}

async function sendPictures({ url, isShop, file }: ReturnType<typeof sending.parse>): Promise<SentPictures> {
  const picture = await readFile(file);
  const { cookie, nonce } = isShop ? await enter(url) : { cookie: '', nonce: '' };
  async function send(at: number): Promise<string | null> {
    const form = new FormData();
    form.set(uploadNonceField, nonce);
    // What stands behind the end of a JPEG is not read, and makes each a file of its own.
    form.set('file', new Blob([picture, `${at}`], { type: 'image/jpeg' }), `${NAMED}-${at}.jpg`);
    const answer = await fetch(`${url}${libraryUploadPath}`, {
      method: 'POST',
      body: form,
      headers: { cookie, origin: url, accept: 'application/json' },
    });
    const text = await answer.text();
    return answer.ok && text.includes('"added":1') ? null : `${answer.status} ${text.slice(0, 100)}`;
  }
  const begun = performance.now();
  const answers = await Promise.all(
    Array.from({ length: PICTURES }, (_, at) => send(at).catch((error: unknown) => String(error))),
  );
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, failures: answers.filter((failure) => failure !== null) };
}

process.once('message', (message) => {
  sendPictures(sending.parse(message)).then(
    (sent) => process.send?.(sent, () => process.disconnect()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
