import { isDay } from '#kit/text/rules/calendar-day.ts';
/** One thing that a list is asked for: how it stands in the address, and what asks for everything. */
export type ListFilter<Value> = {
  readonly param: string;
  /** undefined for what cannot be asked */
  readonly read: (text: string, textOf: (param: string) => string) => Value | undefined;
  /** '' for what is usual */
  write(value: Value, query: object): string;
};

export type Filters = Readonly<Record<string, ListFilter<unknown>>>;
type ValueOf<F> = F extends ListFilter<infer Value> ? Value : never;

/** What a list is asked for: a value for each filter, and the page. */
export type QueryOf<F extends Filters> = { readonly [Name in keyof F]: ValueOf<F[Name]> } & {
  readonly page: number;
};

/** Which records of a list are wanted, as its address says it. */
export type ListQuery<F extends Filters> = {
  /** of the staff area: the list stands at `/staff/{section}/` */
  readonly section: string;
  readonly filters: F;
  /** the query of the whole list, from its first page on */
  readonly whole: QueryOf<F>;
  /** null where the address asks for what cannot be */
  readonly read: (address: { get(name: string): string | null }) => QueryOf<F> | null;
  /** The address of the list; what is usual is left out, `more` comes last. */
  readonly path: (query?: Partial<QueryOf<F>>, more?: Readonly<Record<string, string>>) => string;
  /** A query from its first page on, with some filters as they usually are. */
  readonly without: (query: QueryOf<F>, names: readonly (keyof F)[]) => Partial<QueryOf<F>>;
  /** Whether any of these filters, or of all, leaves records out. */
  readonly isFiltered: (query: QueryOf<F>, names?: readonly (keyof F)[]) => boolean;
};

const aPage = /^[1-9]\d{0,5}$/;

/** The query of the list of a section, by its filters in the order in which the address names them. */
export function listQuery<const F extends Filters>(section: string, filters: F): ListQuery<F> {
  const list = `/staff/${section}/`;
  const all = Object.entries(filters) as [string, ListFilter<unknown>][];
  const whole = readFrom({ get: () => null }) as QueryOf<F>;

  function readFrom(address: { get(name: string): string | null }): QueryOf<F> | null {
    const textOf = (param: string) => (address.get(param) ?? '').replaceAll('\0', '').trim();
    const values = all.map(([name, { param, read }]) => [name, read(textOf(param), textOf)] as const);
    const page = textOf('page') || '1';
    if (!aPage.test(page) || values.some(([, value]) => value === undefined)) return null;
    return { ...Object.fromEntries(values), page: Number(page) } as QueryOf<F>;
  }

  const written = (query: Partial<QueryOf<F>>) => {
    const asked = { ...whole, ...query } as QueryOf<F>;
    const textOf = ([name, { write }]: (typeof all)[number]) => write(asked[name as keyof F], asked);
    return { page: asked.page, texts: new Map(all.map((entry) => [entry[0], textOf(entry)])) };
  };

  return {
    section,
    filters,
    whole,
    read: readFrom,
    path(query = {}, more = {}) {
      const { page, texts } = written(query);
      const pairs = [
        ...all.map(([name, { param }]) => [param, texts.get(name) ?? ''] as const),
        ['page', page > 1 ? String(page) : ''] as const,
      ].filter(([, text]) => text !== '');
      const search = [...pairs, ...Object.entries(more)]
        .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
        .join('&');
      return search === '' ? list : `${list}?${search}`;
    },
    without: (query, names) =>
      Object.fromEntries(
        Object.entries(query).filter(([name]) => name !== 'page' && !names.includes(name)),
      ) as Partial<QueryOf<F>>,
    isFiltered(query, names) {
      const { texts } = written(query);
      return (names ?? Object.keys(filters)).some((name) => texts.get(String(name)) !== '');
    },
  };
}

const LONGEST_SEARCH = 100;

/** Words that are searched for. */
export const wordsFilter = (param = 's'): ListFilter<string> => ({
  param,
  read: (text) => text.slice(0, LONGEST_SEARCH),
  write: (text) => text,
});

/** One of a few words, null for all of them. */
export const choiceFilter = <const Value extends string>(
  param: string,
  values: readonly Value[],
): ListFilter<Value | null> => ({
  param,
  read: (text) => (text === '' ? null : values.find((value) => value === text)),
  write: (value) => value ?? '',
});

/** One of a few words, of which one is usual: a sorting, a tab. */
export const usualFilter = <const Value extends string>(
  param: string,
  values: readonly Value[],
  usual: NoInfer<Value>,
): ListFilter<Value> => ({
  param,
  read: (text) => (text === '' ? usual : values.find((value) => value === text)),
  write: (value) => (value === usual ? '' : value),
});

/** The id of something, null for all. */
export const idFilter = (param: string): ListFilter<number | null> => ({
  param,
  read: (text) => (text === '' ? null : /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined),
  write: (id) => (id === null ? '' : String(id)),
});

/** A whole day `YYYY-MM-DD` of this century, '' for none. */
export const dayFilter = (param: string): ListFilter<string> => ({
  param,
  read: (text) => (text === '' || isDay(text) ? text : undefined),
  write: (day) => day,
});
