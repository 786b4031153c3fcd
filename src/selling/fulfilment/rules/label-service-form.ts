import { flag, line, lineThat } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';

/** What the form of a label service carries its nonce for. */
export const labelServiceAction = 'staff-label-service';

export const labelServicePath = (carrierId: number) => `/staff/fulfilment/carriers/${carrierId}/labels/`;

/** Where BRT answers, unless it names another address. */
export const BRT_ADDRESS = 'https://api.brt.it';

const digits = (most: number) => (text: string) => new RegExp(`^[1-9]\\d{0,${most - 1}}$`).test(text);

/** Whether a service may be called there: encrypted, or on this machine. */
export function isServiceAddress(text: string): boolean {
  const [, protocol, host] = /^(https?):\/\/([a-z0-9.-]+)(?::\d{1,5})?\/?$/i.exec(text) ?? [];
  return protocol === 'https' || (protocol === 'http' && (host === '127.0.0.1' || host === 'localhost'));
}

/** What BRT gives a sender; a password that is left empty stays. */
export const labelServiceForm = formSchema(
  {
    user: lineThat((text) => /^\S{1,30}$/.test(text), 'bad-user'),
    password: line({ most: 60, tooLong: 'bad-password' }),
    customerCode: lineThat(digits(7), 'bad-code'),
    depot: lineThat(digits(3), 'bad-depot'),
    pricing: lineThat((text) => /^\w{1,3}$/.test(text), 'bad-pricing'),
    network: lineThat((text) => /^\w$/.test(text), 'bad-network'),
    confirms: flag(),
    address: lineThat(isServiceAddress, 'bad-address'),
  },
  ({ user, customerCode, depot }) => ({
    user: user === '' && 'bad-user',
    customerCode: customerCode === '' && 'bad-code',
    depot: depot === '' && 'bad-depot',
  }),
);
export type LabelServiceDraft = DraftOf<typeof labelServiceForm>;
export type LabelServiceProblem = ProblemOf<typeof labelServiceForm> | 'no-password';
export type LabelServiceProblems = Readonly<Partial<Record<keyof LabelServiceDraft, LabelServiceProblem>>>;

export const emptyLabelService: LabelServiceDraft = {
  user: '',
  password: '',
  customerCode: '',
  depot: '',
  pricing: '000',
  network: '',
  confirms: false,
  address: BRT_ADDRESS,
};
