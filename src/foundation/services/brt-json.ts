import { z } from 'zod';
import type { FailedLabel, LabelRefusal, LabelToMake } from '#foundation/parcel-labels/rules/label-maker.ts';

/** What BRT gives a sender. */
export type BrtAccount = {
  /** of the service, without a path */
  readonly address: string;
  readonly user: string;
  readonly password: string;
  /** the code of the sender, mostly the same as `user` */
  readonly customerCode: string;
  /** the branch that collects the parcels */
  readonly depot: string;
  readonly pricing: string;
  /** '' for the standard one */
  readonly network: string;
  /** shipments wait until they are confirmed, as was agreed with BRT */
  readonly confirms: boolean;
};

const execution = z.object({
  code: z.number(),
  codeDesc: z.string().nullish(),
  message: z.string().nullish(),
});
const answered = z.object({ executionMessage: execution });
const label = z.object({
  parcelID: z.string().nullish(),
  trackingByParcelID: z.string().nullish(),
  stream: z.string().nullish(),
});

export const createAnswer = z.object({
  createResponse: answered.extend({ labels: z.object({ label: z.array(label) }).nullish() }),
});
export const confirmAnswer = z.object({ confirmResponse: answered });
export const deleteAnswer = z.object({ deleteResponse: answered });

export type Execution = z.infer<typeof execution>;

/** Codes of refusals, as BRT documents them; all others below zero are `other`. */
const reasons: Readonly<Record<number, LabelRefusal>> = {
  [-5]: 'data',
  [-7]: 'credentials',
  [-57]: 'credentials',
  [-67]: 'credentials',
  [-63]: 'address',
  [-64]: 'service',
  [-65]: 'service',
  [-68]: 'data',
  [-69]: 'data',
  [-152]: 'at-depot',
  [-153]: 'busy',
  [-155]: 'busy',
};
/** A fault of BRT itself, after which nobody knows what was done. */
const undecided = new Set([-1, -3]);

export const NOT_CREATED = -151;
/** Nothing is left to confirm: the sender's shipments confirm themselves, or this one is confirmed. */
export const confirmedAlready: readonly number[] = [-101, -102];

const longestProblem = 200;

/** What an answer of BRT refuses; null where it has done it, with or without a warning (above zero). */
export function refusalIn({ code, codeDesc, message }: Execution): FailedLabel | null {
  if (code >= 0) return null;
  const words = [codeDesc, message].filter((part) => (part ?? '').trim() !== '').join(': ');
  const problem = `${code} ${words}`.trim().slice(0, longestProblem);
  if (undecided.has(code)) return { kind: 'unknown', problem };
  return { kind: 'refused', reason: reasons[code] ?? 'other', problem };
}

const accountOf = ({ user, password }: BrtAccount) => ({ userID: user, password });
const cut = (text: string, most: number) => text.trim().slice(0, most).trim();
const longestAddress = 35;

/** An address within BRT's 35 characters, broken between words; what is left over goes into the notes. */
function brokenAddress(address: string): { readonly line: string; readonly rest: string } {
  const whole = address.replace(/\s+/g, ' ').trim();
  if (whole.length <= longestAddress) return { line: whole, rest: '' };
  const space = whole.lastIndexOf(' ', longestAddress);
  const at = space > 0 ? space : longestAddress;
  return { line: whole.slice(0, at), rest: whole.slice(at).trim() };
}

/** The weight in kilograms with one decimal, rounded up. */
export const brtKilograms = (grams: number) => Math.ceil(grams / 100) / 10;

/** The body that creates a shipment with its label. */
export function createBody(account: BrtAccount, { reference, order, recipient, ...parcel }: LabelToMake) {
  const { line, rest } = brokenAddress(recipient.address);
  const collects = parcel.toCollect > 0;
  return {
    account: accountOf(account),
    createData: {
      network: account.network,
      departureDepot: Number(account.depot),
      senderCustomerCode: Number(account.customerCode),
      deliveryFreightTypeCode: 'DAP',
      consigneeCompanyName: cut(recipient.name, 70),
      consigneeAddress: line,
      consigneeZIPCode: cut(recipient.postcode, 9),
      consigneeCity: cut(recipient.city, 35),
      consigneeProvinceAbbreviation: recipient.country === 'IT' ? cut(recipient.state, 2) : '',
      consigneeCountryAbbreviationISOAlpha2: recipient.country,
      consigneeContactName: cut(recipient.contact, 35),
      consigneeTelephone: cut(recipient.phone, 16),
      consigneeEMail: cut(recipient.email, 70),
      consigneeMobilePhoneNumber: cut(recipient.phone, 16),
      isAlertRequired: '0',
      pricingConditionCode: account.pricing,
      serviceType: '',
      insuranceAmount: 0,
      senderParcelType: '',
      cashOnDelivery: parcel.toCollect / 100,
      isCODMandatory: collects ? '1' : '0',
      codPaymentType: '',
      codCurrency: 'EUR',
      notes: cut(rest, 70),
      numericSenderReference: reference,
      alphanumericSenderReference: cut(order, 15),
      numberOfParcels: 1,
      weightKG: brtKilograms(parcel.weightGrams),
      volumeM3: 0,
    },
    isLabelRequired: '1',
    labelParameters: {
      outputType: 'PDF',
      offsetX: 0,
      offsetY: 0,
      isBorderRequired: '1',
      isLogoRequired: '1',
      isBarcodeControlRowRequired: '0',
    },
  };
}

/** The body that confirms a shipment, or takes it back. */
export function referenceBody(
  account: BrtAccount,
  part: 'confirmData' | 'deleteData',
  { reference, order }: Pick<LabelToMake, 'reference' | 'order'>,
) {
  return {
    account: accountOf(account),
    [part]: {
      senderCustomerCode: Number(account.customerCode),
      numericSenderReference: reference,
      alphanumericSenderReference: cut(order, 15),
    },
  };
}
