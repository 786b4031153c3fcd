import type { ProviderAnswer } from '#foundation/payment-provider/rules/payment-adapter.ts';
import type {
  ConnectionAnswer,
  Credentials,
} from '#foundation/payment-provider/rules/provider-connection.ts';
import { activateSatispayKey, makeSatispayKey } from '#foundation/services/satispay/activate-satispay-key.ts';
import { createSatispayApi } from '#foundation/services/satispay/create-satispay-api.ts';
import { connectionProblem } from './connection-problem.ts';
import type { ProviderConnection, ProviderSite } from './provider-connection.ts';
import { satispayAdapter } from './satispay-adapter.ts';

// 34: no such key; 41: no such activation code in this environment; 45: a signature of another key, or a code that was used up.
const unknown = ['CODE_34', 'CODE_41', 'CODE_45', 'WRONG_KEY', 'STATUS_401', 'STATUS_403'];

const apiOf = (stored: Credentials, { urls, environment, clock, log }: ProviderSite) =>
  createSatispayApi({
    url: urls[environment],
    keyId: stored.keyId ?? '',
    // A variable may write its line breaks as two characters.
    privateKey: (stored.privateKey ?? '').replaceAll('\\n', '\n'),
    clock,
    log,
  });

const answerOf = <T>(answer: ProviderAnswer<T>): ConnectionAnswer<T> =>
  answer.ok ? answer : { ok: false, problem: connectionProblem(answer.fault, unknown) };

/** Satispay: an activation code of its dashboard, for which a pair of keys is made and activated. Every payment names the address of its notices. */
export const satispayConnection: ProviderConnection = {
  code: 'satispay',
  credentials: [
    { name: 'activationCode', secret: true, origin: 'once' },
    { name: 'keyId', secret: false, origin: 'made', account: true, variable: 'SATISPAY_KEY_ID' },
    { name: 'privateKey', secret: true, origin: 'made', variable: 'SATISPAY_PRIVATE_KEY' },
  ],
  urls: {
    sandbox: 'https://staging.authservices.satispay.com',
    live: 'https://authservices.satispay.com',
  },
  urlVariable: 'SATISPAY_URL',
  async activate({ activationCode = '' }, { urls, environment, log }) {
    const privateKey = await makeSatispayKey();
    const options = { url: urls[environment], log };
    const activated = await activateSatispayKey(options, {
      privateKey,
      activationCode: activationCode.trim(),
    });
    return answerOf<Credentials>(activated);
  },
  connect: (stored, site) => satispayAdapter(apiOf(stored, site)),
  probe: async (stored, site) => answerOf(await apiOf(stored, site).authorize()),
};
