import { administrator } from '#demo/people/demo-logins.data.ts';
import { hiddenFields } from './hidden-fields.ts';
import type { ShopClient } from './shop-client.ts';

/** Logs in whom the demo shop has for its back office. */
export async function logInAsAdministrator(client: ShopClient): Promise<void> {
  const { body } = await client.get('/my-account/');
  const nonces = Object.entries(hiddenFields(body)).filter(([name]) => name.endsWith('-login-nonce'));
  const { email, password } = administrator;
  const answer = await client.post('/my-account/', {
    ...Object.fromEntries(nonces),
    username: email,
    password,
  });
  if (answer.status !== 303) throw new Error(`The log-in was answered with ${answer.status}.`);
}
