import { choiceOr, flag, line, text } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema } from '#foundation/forms/rules/form-schema.ts';
import { quoteFieldKinds } from './quote-form.ts';

/** A box of a checkbox field in both languages. */
type QuoteBox = { readonly it: string; readonly en: string };

/** A custom field as staff write it; boxes are of a checkbox field. What is wrong is asked when its stored kind is known. */
export const quoteFieldForm = () =>
  formSchema(
    {
      kind: choiceOr(quoteFieldKinds, 'text'),
      label_it: line(),
      label_en: line(),
      options: text(),
      required: flag(),
      active: flag(),
    },
    undefined,
    ({ label_it, label_en, options, ...field }) => ({
      ...field,
      labelIt: label_it,
      labelEn: label_en,
      boxes: readBoxes(options),
    }),
  );
export type QuoteFieldForm = DraftOf<ReturnType<typeof quoteFieldForm>>;

export type QuoteFieldProblem = {
  readonly field: 'label_it' | 'label_en' | 'options';
  readonly code: 'required' | 'too-long' | 'no-options' | 'comma' | 'twice';
};

export const emptyQuoteField: QuoteFieldForm = {
  kind: 'text',
  labelIt: '',
  labelEn: '',
  boxes: [],
  required: false,
  active: true,
};

/** What the nonces of the staff's forms about quote fields are made for. */
export const quoteFieldsAction = 'staff-quote-fields';

/** The outcome of the last form, a parameter of the address. */
const quoteFieldsDone = ['saved', 'expired', 'nothing'] as const;
export type QuoteFieldsDone = (typeof quoteFieldsDone)[number];

export function readQuoteFieldsDone(parameters: {
  get(name: string): string | null;
}): QuoteFieldsDone | null {
  return quoteFieldsDone.find((known) => known === parameters.get('done')) ?? null;
}

const LONGEST_LABEL = 120;
const MOST_BOXES = 50;

/** The boxes as they are typed, one a line: `Ritiro in sede = Collection`. */
export function readBoxes(typed: string): readonly QuoteBox[] {
  return typed
    .split('\n')
    .slice(0, MOST_BOXES)
    .flatMap((line) => {
      const [it = '', en = ''] = line.split('=').map((part) => part.trim());
      return it === '' ? [] : [{ it, en: en || it }];
    });
}

/** The boxes as staff type them. */
export const writeBoxes = (boxes: readonly QuoteBox[]) =>
  boxes.map(({ it, en }) => (it === en ? it : `${it} = ${en}`)).join('\n');

/** The boxes that the database stores; anything else is none. */
export function storedBoxes(stored: unknown): readonly QuoteBox[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((box: unknown) => {
    if (typeof box !== 'object' || box === null || !('it' in box) || !('en' in box)) return [];
    return typeof box.it === 'string' && typeof box.en === 'string' ? [{ it: box.it, en: box.en }] : [];
  });
}

/** What is wrong with a custom field: boxes are distinguished by name, and joined by commas (QUO-08). */
export function checkQuoteField(field: QuoteFieldForm): readonly QuoteFieldProblem[] {
  const problems: QuoteFieldProblem[] = [];
  for (const [name, label] of [
    ['label_it', field.labelIt],
    ['label_en', field.labelEn],
  ] as const) {
    if (label === '') problems.push({ field: name, code: 'required' });
    else if (label.length > LONGEST_LABEL) problems.push({ field: name, code: 'too-long' });
  }
  if (field.kind !== 'checkbox') return problems;
  const names = field.boxes.flatMap(({ it, en }) => [it, en]);
  const code = boxesProblem(field.boxes, names);
  return code === null ? problems : [...problems, { field: 'options', code }];
}

function boxesProblem(
  boxes: readonly QuoteBox[],
  names: readonly string[],
): QuoteFieldProblem['code'] | null {
  if (boxes.length === 0) return 'no-options';
  if (names.some((name) => name.includes(','))) return 'comma';
  if (names.some((name) => name.length > LONGEST_LABEL)) return 'too-long';
  const areTwice = (['it', 'en'] as const).some(
    (language) => new Set(boxes.map((box) => box[language])).size < boxes.length,
  );
  return areTwice ? 'twice' : null;
}
