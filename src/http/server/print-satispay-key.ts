import { silentLog } from '#foundation/services/log.ts';
import { activateSatispayKey, makeSatispayKey } from '#foundation/services/satispay/activate-satispay-key.ts';
import { start as words } from '#messages/it/start.ts';

/** What `npm run satispay-key` prints: the variables that connect a shop with a key that was made and activated just now, or why there is none. */
export async function printSatispayKey(
  url: string,
  activationCode: string,
): Promise<{ readonly ok: boolean; readonly sentence: string }> {
  if (!URL.canParse(url) || activationCode === '') return { ok: false, sentence: words.satispayKeyUsage };
  const privateKey = await makeSatispayKey();
  const options = { url: url.replace(/\/+$/, ''), log: silentLog };
  const key = await activateSatispayKey(options, { privateKey, activationCode });
  if (!key.ok) return { ok: false, sentence: words.satispayKeyRefused(key.fault.issue) };
  const pem = privateKey.trim().replaceAll('\n', '\\n');
  const variables = [
    `SATISPAY_URL=${options.url}`,
    `SATISPAY_KEY_ID=${key.value.keyId}`,
    `SATISPAY_PRIVATE_KEY="${pem}"`,
  ];
  return { ok: true, sentence: variables.join('\n') };
}
