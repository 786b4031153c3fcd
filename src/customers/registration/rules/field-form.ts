import { type CompanyFact, companyFacts } from '#customers/companies/rules/company-answers.ts';
import { choiceOr, flag, ids, trimmed } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema } from '#foundation/forms/rules/form-schema.ts';
import { type FieldKind, fieldKinds } from './registration-form.ts';
import { aLabelProblem, type FormProblem } from './role-form.ts';

export type OptionForm = { readonly value: string; readonly it: string; readonly en: string };

/** A field as staff write it, with the ids of its roles; none: common to all. `known` are the options that it has. */
export const fieldForm = (known: readonly OptionForm[]) =>
  formSchema(
    {
      kind: choiceOr(fieldKinds, 'text'),
      label_it: trimmed(),
      label_en: trimmed(),
      hint_it: trimmed(),
      hint_en: trimmed(),
      options: trimmed(),
      required: flag(),
      at_registration: flag(),
      at_checkout: flag(),
      role: ids(),
      active: flag(),
      company_fact: choiceOr(companyFacts, ''),
    },
    undefined,
    (typed) => ({
      kind: typed.kind,
      labelIt: typed.label_it,
      labelEn: typed.label_en,
      hintIt: typed.hint_it,
      hintEn: typed.hint_en,
      options: readOptions(typed.options, known),
      required: typed.required,
      atRegistration: typed.at_registration,
      atCheckout: typed.at_checkout,
      roleIds: typed.role,
      active: typed.active,
      companyFact: typed.company_fact,
    }),
  );
export type FieldForm = DraftOf<ReturnType<typeof fieldForm>>;

export const emptyField: FieldForm = {
  kind: 'text',
  labelIt: '',
  labelEn: '',
  hintIt: '',
  hintEn: '',
  options: [],
  required: false,
  atRegistration: true,
  atCheckout: true,
  roleIds: [],
  active: true,
  companyFact: '',
};

const LONGEST_HINT = 300;
const MOST_OPTIONS = 200;

export const hasOptions = (kind: FieldKind) => kind === 'select' || kind === 'radio';

/** The kinds of fields that can say a fact of a company; a field for VAT numbers says so by its kind. */
const kindsOfFact: Readonly<Record<CompanyFact, readonly FieldKind[]>> = {
  company: ['text'],
  'tax-code': ['text'],
  'recipient-code': ['text'],
  pec: ['email', 'text'],
  phone: ['phone', 'text'],
  address: ['text'],
  postcode: ['text'],
  city: ['text'],
  country: ['country'],
};

/** The options as they are typed, one a line: `Fino a 5 = Up to 5`. A known one keeps its value, so that stored answers still match it. */
export function readOptions(typed: string, known: readonly OptionForm[]): readonly OptionForm[] {
  const found: OptionForm[] = [];
  for (const line of typed.split('\n').slice(0, MOST_OPTIONS)) {
    const [it = '', en = ''] = line.split('=').map((part) => part.trim());
    if (it === '') continue;
    const before = known.find((option) => option.it === it);
    const base = before?.value ?? slugOf(it);
    let value = base;
    for (let number = 2; found.some((option) => option.value === value); number += 1)
      value = `${base}-${number}`;
    found.push({ value, it, en: en || it });
  }
  return found;
}

/** The options as staff type them. */
export const writeOptions = (options: readonly OptionForm[]) =>
  options.map(({ it, en }) => (it === en ? it : `${it} = ${en}`)).join('\n');

function slugOf(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain.slice(0, 60) || 'opzione';
}

/** What is wrong with a field. */
export function checkField(field: FieldForm): readonly FormProblem[] {
  const problems: FormProblem[] = [
    ...aLabelProblem('label_it', field.labelIt),
    ...aLabelProblem('label_en', field.labelEn),
  ];
  if (field.hintIt.length > LONGEST_HINT) problems.push({ field: 'hint_it', code: 'too-long' });
  if (field.hintEn.length > LONGEST_HINT) problems.push({ field: 'hint_en', code: 'too-long' });
  if (hasOptions(field.kind) && field.options.length === 0)
    problems.push({ field: 'options', code: 'no-options' });
  if (field.companyFact !== '' && !kindsOfFact[field.companyFact].includes(field.kind))
    problems.push({ field: 'company_fact', code: 'wrong-kind' });
  if (!field.atRegistration && !field.atCheckout)
    problems.push({ field: 'at_registration', code: 'nowhere' });
  return problems;
}
