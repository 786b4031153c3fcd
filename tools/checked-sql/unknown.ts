import type { Type } from 'typescript/unstable/sync';
import type { Project, Terms } from './open-project.ts';

/** A value that is known only when the shop runs; `key` says where it comes from, so that equal keys mean equal values. */
export class Unknown {
  readonly key: string;
  readonly #typeOf: () => Type | undefined;

  constructor(key: string, typeOf: () => Type | undefined) {
    this.key = key;
    this.#typeOf = typeOf;
  }

  get type(): Type | undefined {
    return this.#typeOf();
  }
}

/** A part of a statement that could not be found out; a statement that holds one is not complete. */
export class Hole extends Unknown {}

/** A list of unknown length, with what stands for each of its values. */
export class Some extends Array<unknown> {}

export type Assumptions = ReadonlyMap<string, number>;

/** What one run through a function takes for granted of its unknown values, and what else it could have. */
export class Choices {
  readonly made = new Map<string, { readonly taken: number; readonly of: number }>();
  readonly #terms = new Map<string, { readonly value: Terms[number] }>();
  readonly #forced: Assumptions;
  readonly #project: Project;

  constructor(project: Project, forced: Assumptions) {
    this.#project = project;
    this.#forced = forced;
  }

  /** One of so many possibilities: what was taken for the same key before, what is asked for, or else the first. */
  pick(key: string, of: number, first = 0): number {
    const known = this.made.get(key);
    if (known) return known.taken;
    const forced = this.#forced.get(key);
    const taken = forced !== undefined && forced < of ? forced : first;
    this.made.set(key, { taken, of });
    return taken;
  }

  /** One of the values of a type that has few of them; the unknown value itself where it has many. */
  settle(value: unknown): unknown {
    if (!(value instanceof Unknown)) return value;
    const terms = this.#membersOf(value);
    if (terms) return this.#term(value.key, terms, 0);
    return this.made.get(`${value.key} is empty`)?.taken === 1 ? this.#emptyOf(value) : value;
  }

  isEmpty(value: Unknown): boolean {
    if (this.#emptyOf(value) === false) return false;
    return this.pick(`${value.key} is empty`, 2) === 1;
  }

  /** Whether a value counts as true; `first` is what is tried first. */
  truth(given: unknown, first: boolean): boolean {
    const terms = given instanceof Unknown ? this.#membersOf(given) : undefined;
    const wanted = terms?.findIndex((term) => Boolean(term) === first) ?? 0;
    const value = terms ? this.#term((given as Unknown).key, terms, Math.max(0, wanted)) : this.settle(given);
    if (!(value instanceof Unknown)) return Boolean(value);
    const known = this.made.get(`${value.key} is true`);
    if (!known && this.#emptyOf(value) !== false) {
      const isEmpty = this.pick(`${value.key} is empty`, 2, first ? 0 : 1) === 1;
      if (isEmpty || this.#isObject(value)) return !isEmpty;
    }
    return this.pick(`${value.key} is true`, 2, first ? 1 : 0) === 1;
  }

  equal(left: unknown, right: unknown, strict: boolean, first: boolean): boolean {
    const [a, b] = [this.#compared(left, right), this.#compared(right, left)];
    if (!(a instanceof Unknown) && !(b instanceof Unknown))
      return strict ? a === b : (a ?? null) === (b ?? null);
    const [unknown, other] = a instanceof Unknown ? [a, b] : [b as Unknown, a];
    if (other === null || other === undefined) {
      const empty = this.#emptyOf(unknown);
      if (empty === false || (strict && empty !== other)) return false;
      return this.pick(`${unknown.key} is empty`, 2, first ? 1 : 0) === 1;
    }
    const name = other instanceof Unknown ? other.key : JSON.stringify(other);
    return this.pick(`${unknown.key} is ${name}`, 2, first ? 1 : 0) === 1;
  }

  #compared(value: unknown, other: unknown): unknown {
    if (!(value instanceof Unknown)) return value;
    const terms = this.#membersOf(value);
    // The value it is compared with is tried first.
    if (terms) return this.#term(value.key, terms, Math.max(0, terms.indexOf(other as never)));
    return this.settle(value);
  }

  /** The compiler may know fewer members further on: what was taken before stays taken. */
  #term(key: string, terms: Terms, first: number): unknown {
    const known = this.#terms.get(key);
    if (known && terms.includes(known.value)) return known.value;
    const value = terms[this.pick(key, terms.length, first)];
    this.#terms.set(key, { value });
    return value;
  }

  #membersOf(value: Unknown): Terms | undefined {
    const { type } = value;
    return type && !(value instanceof Hole) ? this.#project.membersOf(type) : undefined;
  }

  #emptyOf(value: Unknown): null | undefined | false {
    const { type } = value;
    return type ? this.#project.emptyOf(type) : false;
  }

  #isObject(value: Unknown): boolean {
    const text = value.type ? this.#project.textOf(value.type) : 'string';
    return !/\b(string|number|boolean|unknown|any)\b(?!\[)|"/.test(text.replace(/\{.*\}|<.*>/s, ''));
  }
}
