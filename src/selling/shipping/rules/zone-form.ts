import { isCountry } from '#foundation/addresses/rules/fields/is-country.ts';
import { isPostcodeArea } from '#foundation/addresses/rules/is-postcode-area.ts';
import { statesOf } from '#foundation/addresses/rules/states.ts';
import { amount, fieldBy, flag, line, needed, whole } from '#foundation/forms/rules/fields.ts';
import { codedProblems, formSchema, readForm, readPart } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, readWhole, typedFlag, typedText } from '#foundation/forms/rules/typed-values.ts';
import { type Cents, toCents } from '#foundation/money/rules/cents.ts';
import { formatAmount } from '#foundation/money/rules/format-euro.ts';
import { parseEuro } from '#foundation/money/rules/parse-euro.ts';
import { type ShippingKind, shippingKinds } from './shipping-zone.ts';

/** The nonce action of the forms on staff pages of shipping. */
export const staffShippingAction = 'staff-shipping';

/** A part of a country as a line of the form: `IT`, `IT SO`, `IT SO 23041`, `IT * 07*`, `IT * 90010...98199`. */
export type AreaDraft = { readonly country: string; readonly state: string; readonly postcode: string };

/** A shipping method as staff enter it; amounts in cents with VAT, weights in grams. */
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
  /** working days on the way; null as the settings say */
  readonly deliveryDays: number | null;
  readonly bands: readonly { readonly upTo: number | null; readonly cost: number }[];
  /** of a rate by weight, as `HeavyGoods` has it; null or left out for none */
  readonly volumeDivisor?: number | null;
  readonly furtherKg?: number | null;
  readonly mostGrams?: number | null;
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

/** The empty draft of a new zone. */
export const emptyZone: ZoneDraft = { name: '', position: 1, surcharge: 0, areas: [], methods: [] };

/** Why a field of the form cannot be saved; `typed` is the line with the error. */
export type ZoneProblem =
  | {
      readonly code:
        | 'no-name'
        | 'no-position'
        | 'no-sum'
        | 'no-days'
        | 'no-divisor'
        | 'no-weight'
        | 'endless-band'
        | 'no-areas'
        | 'too-many'
        | 'no-bands'
        | 'too-long';
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
const mostDays = 60;
/** Cubic centimetres that weigh a kilogram: 5000 by air, 3000 to 4000 by road. */
const divisors = [1000, 10_000] as const;

/** The name of a method's field in the form; a method to add is called `new`. */
export const methodField = (id: number | null, field: string) => `methods[${id ?? 'new'}][${field}]`;

/** The field name of a method's cost for a class. */
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

export function areaLine({ country, state, postcode }: AreaDraft): string {
  if (postcode === '') return state === '' ? country : `${country} ${state}`;
  return `${country} ${state === '' ? '*' : state} ${postcode}`;
}

/** Reads a band of a rate, `5 = 7,90`: its upper limit in kilograms or euro (`*` for no limit), and its price. */
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

const kilograms = () =>
  fieldBy((typed, wrong: Wrong) => {
    const text = typed.replace(/kg/i, '').trim();
    const grams = text === '' ? null : gramsIn(text);
    if (text !== '' && !grams) wrong({ code: 'no-weight' });
    return grams;
  });

type Wrong = (problem: ZoneProblem) => void;
const sum = () => amount('no-sum');
const nothing = () => fieldBy(() => null);

const areas = fieldBy((typed, wrong: Wrong) => {
  const found = new Map<string, AreaDraft>();
  for (const entry of linesOf(typed)) {
    const area = readArea(entry);
    if ('code' in area) wrong(area);
    else found.set(areaLine(area), area);
  }
  if (found.size === 0) wrong({ code: 'no-areas' });
  if (found.size > mostAreas) wrong({ code: 'too-many' });
  return [...found.values()];
});

const steps = (kind: 'weight_rate' | 'amount_rate') =>
  fieldBy((typed, wrong: Wrong) => {
    const bands: { upTo: number | null; cost: number }[] = [];
    for (const entry of linesOf(typed)) {
      const band = readBand(entry, kind);
      if (!band) wrong({ code: 'wrong-band', typed: entry });
      else if (bands.some(({ upTo }) => upTo === band.upTo)) wrong({ code: 'band-twice', typed: entry });
      else bands.push(band);
    }
    if (bands.length === 0) wrong({ code: 'no-bands' });
    if (bands.length > mostBands) wrong({ code: 'too-many' });
    return bands;
  });

const cellIn = (typed: string) => {
  const context = readWhole(typed) ?? 0;
  return context <= 9999 ? context : 0;
};

/** The form of a zone; that of the rest of the world has no areas and no position, since it covers what no other zone does. */
const zoneForm = (isRest: boolean) =>
  formSchema({
    name: line({ required: 'no-name', most: longestName, tooLong: 'too-long' }),
    position: isRest ? fieldBy(cellIn) : needed(whole(0, 9999, 'no-position'), 'no-position'),
    surcharge: sum(),
    areas: isRest ? fieldBy((): AreaDraft[] => []) : areas,
  });

/** The form of a shipping method, new (`id` null) or existing, with the price fields of each kind. */
function methodForm(id: number | null, kind: ShippingKind, classIds: readonly number[]) {
  const classes = kind === 'flat_rate' ? classIds : [];
  const costs = Object.fromEntries(classes.map((classId) => [`class-${classId}`, sum()]));
  return formSchema(
    {
      title: line({ most: longestName, tooLong: 'too-long' }),
      bands: kind === 'weight_rate' || kind === 'amount_rate' ? steps(kind) : fieldBy(() => []),
      ...(costs as Readonly<Record<never, never>>),
      enabled: flag(),
      cost: kind === 'flat_rate' ? sum() : nothing(),
      volumeDivisor: kind === 'weight_rate' ? whole(...divisors, 'no-divisor') : nothing(),
      furtherKg: kind === 'weight_rate' ? sum() : nothing(),
      mostGrams: kind === 'weight_rate' ? kilograms() : nothing(),
      freeFrom: kind === 'free_shipping' ? sum() : nothing(),
      freeFromNet: kind === 'free_shipping' ? sum() : nothing(),
      deliveryDays: kind === 'local_pickup' ? nothing() : whole(0, mostDays, 'no-days'),
    },
    ({ bands, furtherKg }) => ({
      // Nothing lies above a band without a limit.
      furtherKg: furtherKg !== null && bands.some(({ upTo }) => upTo === null) && 'endless-band',
    }),
    ({
      title,
      enabled,
      bands,
      volumeDivisor,
      furtherKg,
      mostGrams,
      cost,
      freeFrom,
      freeFromNet,
      deliveryDays,
      ...byClass
    }): MethodDraft => ({
      id,
      kind,
      title,
      enabled: id === null || enabled,
      cost,
      freeFrom,
      freeFromNet,
      deliveryDays,
      bands,
      ...(kind === 'weight_rate' ? { volumeDivisor, furtherKg, mostGrams } : {}),
      classCosts: Object.fromEntries(
        classes.flatMap((classId) => {
          const own = (byClass as Readonly<Record<string, Cents | null>>)[`class-${classId}`] ?? null;
          return own === null ? [] : [[classId, own] as const];
        }),
      ),
    }),
  );
}

/** Reads the form of a zone with its methods: those that are not deleted, and one that is added. */
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
  const zone = readForm(zoneForm(known.isRest), form);
  const stay = known.methodIds.filter((id) => !typedFlag(form, methodField(id, 'remove')));
  const added = typedText(form, methodField(null, 'kind')) === '' ? [] : [null];
  const parts = [...stay, ...added].map((id) => {
    const named = typedText(form, methodField(id, 'kind'));
    const kind = shippingKinds.find((one) => one === named) ?? 'flat_rate';
    return readPart(methodForm(id, kind, known.classIds), form, (field) => methodField(id, field));
  });
  const methods = parts.flatMap((part) => (part.ok ? [part.draft] : []));
  if (zone.ok && methods.length === parts.length)
    return { ok: true, draft: { ...zone.draft, surcharge: zone.draft.surcharge ?? 0, methods } };
  const problems = [zone, ...parts].flatMap((part) => (part.ok ? [] : Object.entries(part.problems)));
  return { ok: false, problems: codedProblems(Object.fromEntries(problems)) as ZoneProblems };
}
