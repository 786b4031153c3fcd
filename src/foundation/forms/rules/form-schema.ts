import { z } from 'zod';
import type { PostedForm } from './typed-values.ts';

/** A field of a form: a schema from the values posted under its name to its value; the message of an issue is a code, its `params` stand beside it. */
export type Field<Value, Problem = never> = z.ZodType<Value, readonly string[] | undefined> & {
  readonly '~problem'?: Problem;
};

// Without the codes, which would else be inferred from here.
type Fields = Readonly<Record<string, z.ZodType<unknown, readonly string[] | undefined>>>;
type ProblemOfField<F> = F extends Field<unknown, infer Problem> ? Problem : never;
type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: z.output<F[Name]> };

/** A form: a schema from what was posted to a draft. */
export type Form<Draft, Problems> = z.ZodType<Draft, PostedForm> & { readonly '~problems'?: Problems };

/** What a form reads. */
export type DraftOf<F> = F extends Form<infer Draft, unknown> ? Draft : never;

type ProblemIn<Problems> = NonNullable<Problems[keyof Problems]>;
/** Every problem that a form knows. */
export type ProblemOf<F> = F extends Form<unknown, infer Problems> ? ProblemIn<Problems> : never;

/**
 * A form by its fields. `rules` are asked of all values together, of those that are no values too: their numbers are NaN. `draft` makes the
 * draft of values without problems.
 */
/* @__NO_SIDE_EFFECTS__ */
export function formSchema<const F extends Fields, Code extends string = never, Draft = ValuesOf<F>>(
  fields: F,
  rules?: (values: ValuesOf<F>) => Readonly<Record<string, Code | false>>,
  draft?: (values: ValuesOf<F>) => Draft,
) {
  type Problems = { readonly [Name in keyof F]?: ProblemOfField<F[Name]> | Code };
  const ruled = z.object(fields).superRefine(
    (values, context) => {
      for (const [name, code] of Object.entries(rules?.(values as ValuesOf<F>) ?? {})) {
        if (typeof code === 'string') context.addIssue({ code: 'custom', path: [name], message: code });
      }
    },
    // Two wrong fields are both reported.
    { when: () => true },
  );
  const schema = draft ? ruled.transform((values) => draft(values as ValuesOf<F>)) : ruled;
  return Object.assign(schema, { fields }) as unknown as Form<Draft, Problems> & { readonly fields: F };
}

/** What was posted as a draft, or what is wrong with it: the first problem of each field, in the order of the fields. */
export function readForm<Draft, Problems>(
  schema: Form<Draft, Problems> & { readonly fields: Fields },
  form: PostedForm,
): { readonly ok: true; readonly draft: Draft } | { readonly ok: false; readonly problems: Problems } {
  const read = schema.safeParse(form);
  if (read.success) return { ok: true, draft: read.data };
  const found = new Map<unknown, unknown>();
  for (const { path, message, ...issue } of read.error.issues) {
    const params = issue.code === 'custom' ? issue.params : undefined;
    if (!found.has(path[0])) found.set(path[0], params ? { code: message, ...params } : message);
  }
  const names = Object.keys(schema.fields).filter((name) => found.has(name));
  return {
    ok: false,
    problems: Object.fromEntries(names.map((name) => [name, found.get(name)])) as Problems,
  };
}

/** A part of a form whose fields are posted, and refused, under other names: one of its lines. */
export function readPart<Draft, Problems extends object>(
  schema: Form<Draft, Problems> & { readonly fields: Fields },
  form: PostedForm,
  nameOf: (field: string) => string,
) {
  const part = Object.keys(schema.fields).map((field) => [field, form[nameOf(field)] ?? []] as const);
  const read = readForm(schema, Object.fromEntries(part));
  if (read.ok) return read;
  const problems = Object.entries(read.problems).map(([field, problem]) => [nameOf(field), problem]);
  return {
    ok: false as const,
    problems: Object.fromEntries(problems) as Readonly<Record<string, ProblemIn<Problems>>>,
  };
}

/** A problem as an object, whether it says more than its code or not. */
export type Coded<Problem> = Problem extends string ? { readonly code: Problem } : Problem;

/** The problems of a form where some say more than their code. */
export function codedProblems<Problems extends object>(problems: Problems) {
  const coded = Object.entries(problems).map(([field, problem]) => [
    field,
    typeof problem === 'string' ? { code: problem } : problem,
  ]);
  return Object.fromEntries(coded) as { readonly [Field in keyof Problems]: Coded<Problems[Field]> };
}
