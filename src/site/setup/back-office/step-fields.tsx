import { type FieldSections, RecordFields } from '#foundation/records/back-office/record-fields.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { ShownStep } from '../server/read-set-up.ts';
import { LookFields } from './look-fields.tsx';
import type { StepParts } from './step-parts.ts';

export type StepFieldsProps = StepParts & { readonly shown: Exclude<ShownStep, { step: 'email' }> };

/** The fields of a step. */
export function StepFields({ shown, ...parts }: StepFieldsProps) {
  switch (shown.step) {
    case 'firm':
      return <FirmFields draft={shown.draft} {...parts} />;
    case 'look':
      return <LookFields draft={shown.draft} {...parts} />;
    case 'prices':
      return <PricesFields draft={shown.draft} {...parts} />;
    case 'shipping':
      return <ShippingFields draft={shown.draft} {...parts} />;
  }
}

type Drawn<Step extends ShownStep['step']> = StepParts & {
  readonly draft: Extract<ShownStep, { step: Step }>['draft'];
};

function FirmFields(props: Drawn<'firm'>) {
  const { fields: labels, hints } = useBackOfficeWords().staffSetUp.steps.firm;
  const fields = [
    [
      { name: 'shop_name', kind: 'text', maxLength: 300, required: true },
      { name: 'shop_legal_name', kind: 'text', maxLength: 300, required: true },
    ],
    { name: 'shop_address', kind: 'text', maxLength: 300, required: true },
    [
      { name: 'shop_vat_number', kind: 'text', maxLength: 30, required: true },
      { name: 'shop_rea', kind: 'text', maxLength: 60 },
    ],
    [
      { name: 'shop_pec', kind: 'email', maxLength: 254 },
      { name: 'shop_sdi', kind: 'text', maxLength: 10 },
    ],
    [
      { name: 'shop_email', kind: 'email', maxLength: 254, required: true },
      { name: 'shop_phone', kind: 'text', maxLength: 60 },
    ],
    { name: 'shop_hours', kind: 'text', maxLength: 300 },
  ] as const satisfies FieldSections<Drawn<'firm'>['draft']>;
  return <RecordFields fields={fields} labels={labels} hints={hints} {...props} />;
}

function PricesFields(props: Drawn<'prices'>) {
  const { fields: labels, hints } = useBackOfficeWords().staffSetUp.steps.prices;
  const fields = [
    { name: 'prices_include_tax', kind: 'flag' },
    [
      { name: 'standard', kind: 'percent', maxLength: 8, required: true },
      { name: 'reduced', kind: 'percent', maxLength: 8 },
      { name: 'second-reduced', kind: 'percent', maxLength: 8 },
      { name: 'super-reduced', kind: 'percent', maxLength: 8 },
    ],
  ] as const satisfies FieldSections<Drawn<'prices'>['draft']>;
  return <RecordFields fields={fields} labels={labels} hints={hints} {...props} />;
}

function ShippingFields(props: Drawn<'shipping'>) {
  const { fields: labels, hints, legends } = useBackOfficeWords().staffSetUp.steps.shipping;
  const fields = [
    {
      legend: legends.shipping,
      fields: [
        [
          { name: 'italyCost', kind: 'money', maxLength: 12, required: true },
          { name: 'italyFreeFrom', kind: 'money', maxLength: 12 },
        ],
        [
          { name: 'islandsCost', kind: 'money', maxLength: 12, required: true },
          { name: 'islandsFreeFrom', kind: 'money', maxLength: 12 },
        ],
        { name: 'pickup', kind: 'flag' },
      ],
    },
    {
      legend: legends.transfer,
      fields: [
        { name: 'bank_transfer_enabled', kind: 'flag' },
        [
          { name: 'bank_transfer_holder', kind: 'text', maxLength: 300 },
          { name: 'bank_transfer_bank', kind: 'text', maxLength: 300 },
        ],
        { name: 'bank_transfer_iban', kind: 'text', maxLength: 50 },
      ],
    },
    {
      legend: legends.cash,
      fields: [
        { name: 'cash_on_delivery_enabled', kind: 'flag' },
        { name: 'cash_on_delivery_fee_cents', kind: 'money', maxLength: 12 },
      ],
    },
  ] as const satisfies FieldSections<Drawn<'shipping'>['draft']>;
  return <RecordFields fields={fields} labels={labels} hints={hints} {...props} />;
}
