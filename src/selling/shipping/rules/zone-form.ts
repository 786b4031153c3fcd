import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import { isPostcodeArea } from '#foundation/addresses/rules/is-postcode-area.ts';
import { statesOf } from '#foundation/addresses/rules/states.ts';
import {
  type PostedForm,
  typedAmount,
  typedFlag,
  typedLine,
  typedText,
  typedWhole,
} from '#foundation/forms/rules/typed-values.ts';
import { toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';
import { type ShippingKind, shippingKinds } from './shipping-zone.ts';

/** What the forms of the staff pages of shipping carry their nonce for. */
export const staffShippingAction = 'staff-shipping';

/** A part of a country as a line of the form: `IT`, `IT SO`, `IT SO 23041`, `IT * 07*`, `IT * 90010...98199`. */
export type AreaDraft = { readonly country: string; readonly state: string; readonly postcode: string };

/** A way to send, as staff write it; sums in cents with VAT, weights in grams. */
export type MethodDraft = {
  /** null for one that is added */
  readonly id: number | null;
  readonly kind: ShippingKind;
  readonly title: string;
  readonly enabled: boolean;
  readonly cost: number | null;
  readonly freeFrom: number | null;
  /** cents without VAT */
  readonly freeFromNet: number | null;
  readonly bands: readonly { readonly upTo: number | null; readonly cost: number }[];
  /** by the id of the class */
  readonly classCosts: Readonly<Record<number, number>>;
};

export type ZoneDraft = {
  readonly name: string;
  readonly position: number;
  readonly surcharge: number;
  readonly areas: readonly AreaDraft[];
  readonly methods: readonly MethodDraft[];
};

/** A zone that nobody has written anything of yet. */
export const emptyZone: ZoneDraft = { name: '', position: 1, surcharge: 0, areas: [], methods: [] };

/** Why a field of the form cannot be saved; `typed` is the line that is meant. */
export type ZoneProblem =
  | {
      readonly code: 'no-name' | 'no-position' | 'no-sum' | 'no-areas' | 'too-many' | 'no-bands' | 'too-long';
    }
  | {
      readonly code:
        | 'unknown-country'
        | 'unknown-state'
        | 'wrong-postcode'
        | 'wrong-line'
        | 'wrong-band'
        | 'band-twice';
      readonly typed: string;
    };

/** By the name of the field: `name`, `areas`, `methods[3][cost]`. */
export type ZoneProblems = Readonly<Record<string, ZoneProblem>>;

const mostAreas = 500;
const mostBands = 50;
const longestName = 80;

/** The name of a method's field in the form; a method to add is called `new`. */
export const methodField = (id: number | null, field: string) => `methods[${id ?? 'new'}][${field}]`;

/** How a method's cost for a class is called. */
export const classField = (id: number | null, classId: number) => methodField(id, `class-${classId}`);

/** Reads a line of areas; blanks between its parts, `*` for every province. */
export function readArea(line: string): AreaDraft | ZoneProblem {
  const typed = line.trim().replace(/\s+/g, ' ');
  const [code = '', province = '*', ...rest] = typed.toUpperCase().split(' ');
  if (!isCountry(code)) return { code: 'unknown-country', typed };
  // `IT 07*` leaves the province out.
  const isPostcode =
    province !== '*' && rest.length === 0 && !statesOf(code).some((one) => one.code === province);
  const state = province === '*' || (isPostcode && /\d/.test(province)) ? '' : province;
  const postcode = isPostcode && state === '' ? province : rest.join(' ');
  if (state !== '' && !statesOf(code).some((one) => one.code === state))
    return { code: 'unknown-state', typed };
  if (postcode !== '' && !isPostcodeArea(postcode)) return { code: 'wrong-postcode', typed };
  return { country: code, state, postcode };
}

/** An area as its line in the form. */
export function areaLine({ country, state, postcode }: AreaDraft): string {
  if (postcode === '') return state === '' ? country : `${country} ${state}`;
  return `${country} ${state === '' ? '*' : state} ${postcode}`;
}

/** Reads a step of a rate, `5 = 7,90`: kilograms or euro up to which it holds (`*` for whatever is more), and its price. */
export function readBand(
  line: string,
  kind: 'weight_rate' | 'amount_rate',
): { readonly upTo: number | null; readonly cost: number } | null {
  const found = /^(\*|[\d.,]+)\s*=\s*([\d.,]+)$/.exec(line.replace(/(?:€|kg)/gi, '').trim());
  const cost = found ? parseEuro(found[2] ?? '') : null;
  if (!found || cost === null) return null;
  if (found[1] === '*') return { upTo: null, cost };
  const upTo = kind === 'weight_rate' ? gramsIn(found[1] ?? '') : parseEuro(found[1] ?? '');
  return upTo === null || upTo === 0 ? null : { upTo, cost };
}

/** A step as its line in the form. */
export function bandLine(
  { upTo, cost }: { readonly upTo: number | null; readonly cost: number },
  kind: ShippingKind,
): string {
  const price = formatAmount(toCents(cost), 'it');
  if (upTo === null) return `* = ${price}`;
  return `${kind === 'weight_rate' ? String(upTo / 1000).replace('.', ',') : formatAmount(toCents(upTo), 'it')} = ${price}`;
}

function gramsIn(kilograms: string): number | null {
  const found = /^(\d{1,5})(?:,(\d{1,3}))?$/.exec(kilograms);
  return found ? Number(found[1]) * 1000 + Number((found[2] ?? '').padEnd(3, '0')) : null;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Reads the form of a zone; zone 0 covers what no other does, so it has no areas. */
export function readZoneForm(
  form: PostedForm,
  known: {
    readonly isRest: boolean;
    readonly methodIds: readonly number[];
    readonly classIds: readonly number[];
  },
):
  | { readonly ok: true; readonly draft: ZoneDraft }
  | { readonly ok: false; readonly problems: ZoneProblems } {
  const problems: Record<string, ZoneProblem> = {};
  const name = typedLine(form, 'name');
  if (name === '') problems.name = { code: 'no-name' };
  else if (name.length > longestName) problems.name = { code: 'too-long' };
  const position = typedWhole(form, 'position', 0, 9999);
  if (!known.isRest && (position === null || position === 'wrong'))
    problems.position = { code: 'no-position' };
  const surcharge = typedAmount(form, 'surcharge');
  if (surcharge === 'wrong') problems.surcharge = { code: 'no-sum' };
  const areas = known.isRest ? [] : readAreas(form, problems);
  const remainingIds = known.methodIds.filter((id) => !typedFlag(form, methodField(id, 'remove')));
  const methods = remainingIds.map((id) => readMethod(form, id, known.classIds, problems));
  if (typedText(form, methodField(null, 'kind')) !== '')
    methods.push(readMethod(form, null, known.classIds, problems));
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    draft: {
      name,
      position: typeof position === 'number' ? position : 0,
      surcharge: surcharge === 'wrong' ? 0 : (surcharge ?? 0),
      areas,
      methods,
    },
  };
}

function readAreas(form: PostedForm, problems: Record<string, ZoneProblem>): readonly AreaDraft[] {
  const areas = new Map<string, AreaDraft>();
  for (const line of linesOf(typedText(form, 'areas'))) {
    const area = readArea(line);
    if ('code' in area) problems.areas ??= area;
    else areas.set(areaLine(area), area);
  }
  if (areas.size === 0) problems.areas ??= { code: 'no-areas' };
  if (areas.size > mostAreas) problems.areas ??= { code: 'too-many' };
  return [...areas.values()];
}

function readMethod(
  form: PostedForm,
  id: number | null,
  classIds: readonly number[],
  problems: Record<string, ZoneProblem>,
): MethodDraft {
  const of = (field: string) => methodField(id, field);
  const sum = (field: string): number | null => {
    const amount = typedAmount(form, field);
    if (amount === 'wrong') problems[field] = { code: 'no-sum' };
    return amount === 'wrong' ? null : amount;
  };
  const kind = shippingKinds.find((one) => one === typedText(form, of('kind'))) ?? 'flat_rate';
  const title = typedLine(form, of('title'));
  if (title.length > longestName) problems[of('title')] = { code: 'too-long' };
  const rate = kind === 'weight_rate' || kind === 'amount_rate' ? kind : null;
  const bands: { upTo: number | null; cost: number }[] = [];
  for (const line of rate ? linesOf(typedText(form, of('bands'))) : []) {
    const band = rate && readBand(line, rate);
    if (!band) problems[of('bands')] ??= { code: 'wrong-band', typed: line };
    else if (bands.some(({ upTo }) => upTo === band.upTo))
      problems[of('bands')] ??= { code: 'band-twice', typed: line };
    else bands.push(band);
  }
  if (rate && bands.length === 0) problems[of('bands')] ??= { code: 'no-bands' };
  if (bands.length > mostBands) problems[of('bands')] ??= { code: 'too-many' };
  const classCosts = classIds.flatMap((classId) => {
    const cost = kind === 'flat_rate' ? sum(classField(id, classId)) : null;
    return cost === null ? [] : [[classId, cost] as const];
  });
  return {
    id,
    kind,
    title,
    enabled: id === null || typedFlag(form, of('enabled')),
    cost: kind === 'flat_rate' ? sum(of('cost')) : null,
    freeFrom: kind === 'free_shipping' ? sum(of('freeFrom')) : null,
    freeFromNet: kind === 'free_shipping' ? sum(of('freeFromNet')) : null,
    bands,
    classCosts: Object.fromEntries(classCosts),
  };
}
