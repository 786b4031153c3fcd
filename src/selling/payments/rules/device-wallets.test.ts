import { expect, test } from 'vitest';
import { offeredDeviceWallets } from './device-wallets.ts';

const off = { apple_pay_enabled: false, google_pay_enabled: false, wallet_disabled_funding: ['card'] };

test.each([
  [{}, []],
  [{ apple_pay_enabled: true }, ['applepay']],
  [{ google_pay_enabled: true }, ['googlepay']],
  [
    { apple_pay_enabled: true, google_pay_enabled: true, wallet_disabled_funding: ['googlepay'] },
    ['applepay'],
  ],
])('[PAY-07] with %j the wallets %j of a device are offered', (settings, offered) => {
  expect(offeredDeviceWallets({ ...off, ...settings })).toEqual(offered);
});
