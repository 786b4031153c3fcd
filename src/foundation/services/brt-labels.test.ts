import { afterEach, describe, expect, test } from 'vitest';
import type { LabelToMake } from '#foundation/parcel-labels/rules/label-maker.ts';
import { aBrtService } from '#tests/factories/a-brt-service.ts';
import { type BrtAccount, brtKilograms } from './brt-json.ts';
import { brtLabels } from './brt-labels.ts';

type Service = Awaited<ReturnType<typeof aBrtService>>;
let service: Service;
afterEach(() => service.close());

const accountAt = (address: string, more: Partial<BrtAccount> = {}): BrtAccount => ({
  address,
  user: '1020100',
  password: 'segreta',
  customerCode: '1020100',
  depot: '102',
  pricing: '000',
  network: '',
  confirms: false,
  ...more,
});

const label: LabelToMake = {
  reference: 2_611_280_000_007,
  order: '1007',
  recipient: {
    name: 'Officina Bassi S.r.l.',
    contact: 'Ugo Bassi',
    address: 'Via del Podere Fiume 55, scala B, interno 12, citofono Bassi',
    postcode: '40126',
    city: 'Bologna',
    state: 'BO',
    country: 'IT',
    phone: '051 123456',
    email: 'ugo@example.com',
  },
  weightGrams: 2310,
  toCollect: 12_350,
};

describe('labels of BRT', () => {
  test('are made with what the branch needs, and come with number and PDF', async () => {
    service = await aBrtService();
    const made = await brtLabels(accountAt(service.address)).make(label);
    expect(made).toMatchObject({ kind: 'made', tracking: '0154024160001' });
    expect(made.kind === 'made' && Buffer.from(made.pdf).toString().startsWith('%PDF-')).toBe(true);
    expect(service.shipments.get(label.reference)?.data).toMatchObject({
      departureDepot: 102,
      senderCustomerCode: 1_020_100,
      consigneeAddress: 'Via del Podere Fiume 55, scala B,',
      notes: 'interno 12, citofono Bassi',
      consigneeProvinceAbbreviation: 'BO',
      weightKG: 2.4,
      cashOnDelivery: 123.5,
      isCODMandatory: '1',
      alphanumericSenderReference: '1007',
    });
  });

  test('are confirmed at once where that was agreed', async () => {
    service = await aBrtService({ confirmsByItself: false });
    await brtLabels(accountAt(service.address, { confirms: true })).make(label);
    expect(service.shipments.get(label.reference)?.confirmed).toBe(true);
  });

  test('are made all the same where shipments turn out to confirm themselves', async () => {
    service = await aBrtService();
    const made = await brtLabels(accountAt(service.address, { confirms: true })).make(label);
    expect(made.kind).toBe('made');
  });

  test.each([
    [-7, { kind: 'refused', reason: 'credentials' }],
    [-63, { kind: 'refused', reason: 'address' }],
    [-68, { kind: 'refused', reason: 'data' }],
    [-999, { kind: 'refused', reason: 'other' }],
    [-3, { kind: 'unknown' }],
  ])('are refused by code %i', async (code, expected) => {
    service = await aBrtService();
    service.behave({ code, says: 'CAP errato' });
    expect(await brtLabels(accountAt(service.address)).make(label)).toMatchObject({
      ...expected,
      problem: `${code} CAP errato`,
    });
  });

  test('stay unknown after a call that broke off or was answered with nonsense', async () => {
    service = await aBrtService();
    const labels = brtLabels(accountAt(service.address));
    service.behave('hangs-up');
    expect(await labels.make(label)).toMatchObject({ kind: 'unknown' });
    expect(service.shipments.size).toBe(1);
    service.behave('talks-nonsense');
    expect(await labels.make(label)).toMatchObject({ kind: 'unknown' });
  });

  test('were not asked for where nobody listens', async () => {
    service = await aBrtService();
    const { address } = service;
    await service.close();
    expect(await brtLabels(accountAt(address)).make(label)).toMatchObject({ kind: 'unreachable' });
  });

  test('are taken back by their reference: once made, never made, with the branch already', async () => {
    service = await aBrtService();
    const labels = brtLabels(accountAt(service.address));
    await labels.make(label);
    expect(await labels.cancel(label.reference, label.order)).toEqual({ kind: 'cancelled' });
    expect(await labels.cancel(label.reference, label.order)).toEqual({ kind: 'absent' });
    service.behave('at-depot');
    expect(await labels.cancel(label.reference, label.order)).toMatchObject({
      kind: 'refused',
      reason: 'at-depot',
    });
  });

  test('weigh whole tenths of a kilogram, never less than the parcel', async () => {
    service = await aBrtService();
    expect([1, 100, 101, 2310].map(brtKilograms)).toEqual([0.1, 0.1, 0.2, 2.4]);
  });
});
