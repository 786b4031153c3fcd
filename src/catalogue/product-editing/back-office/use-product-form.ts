import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import type { EditorAnswer } from '../rules/editor-answer.ts';
import {
  changesAfterSaving,
  type TypedChanges,
  typedChange,
  withChanges,
  withConflictsSettled,
  withFieldsAsBefore,
} from '../rules/editor-state.ts';
import { emptyBeginning, isEmptyBeginning, type ProductBeginning } from '../rules/product-beginning.ts';
import type { ConflictingEditor, ProductConflict, ProductProblems } from '../rules/product-changes.ts';
import type { ProductField, ProductValues } from '../rules/product-schema.ts';

const AUTOSAVE_MS = 1500;
/** What a request of the shop may hold, less what stands around it. */
const MOST_BYTES = 1_000_000;

const noChanges: TypedChanges = {};

type Source = {
  /** null for a new one */
  readonly id: number | null;
  readonly revision: number;
  readonly stored: ProductValues;
  /** what was typed and not saved when the page was left */
  readonly draft: TypedChanges | null;
  readonly beginning: ProductBeginning;
  /** of this opening of the page */
  readonly formKey: string;
  readonly lastStep: number;
  readonly nonce: string;
  readonly otherLanguage: 'it' | 'en';
};

type Drafted = {
  readonly changes: TypedChanges;
  readonly beginning: ProductBeginning;
  readonly step: number | null;
};

type Failure = 'expired' | 'in-trash' | 'too-large' | 'failed' | 'gone';
const failures: readonly string[] = [
  'expired',
  'in-trash',
  'too-large',
  'failed',
  'gone',
] satisfies Failure[];

export type ProductForm = {
  readonly values: ProductValues;
  readonly changes: TypedChanges;
  readonly problems: ProductProblems;
  readonly conflict: {
    readonly conflicts: readonly ProductConflict[];
    readonly by: ConflictingEditor;
  } | null;
  /** why nothing was saved, beside what is wrong with fields */
  readonly failure: Failure | null;
  readonly isSaving: boolean;
  /** whether anything is typed that is not saved */
  readonly isDirty: boolean;
  /** whether all that is typed lies on the server, saved or as a draft */
  readonly isSafe: boolean;
  readonly justSaved: boolean;
  /** of what is translated */
  readonly otherLanguage: 'it' | 'en';
  /** of a new product */
  readonly beginning: ProductBeginning;
  begin(update: (now: ProductBeginning) => ProductBeginning): void;
  set<Field extends ProductField>(field: Field, value: ProductValues[Field] | string): void;
  /** changes a value by what it is now, for what is answered later */
  change<Field extends ProductField>(
    field: Field,
    update: (now: ProductValues[Field]) => ProductValues[Field],
  ): void;
  save(more?: Partial<ProductValues>): void;
  settle(choices: readonly { field: ProductField; theirs: unknown; keep: 'mine' | 'theirs' }[]): void;
  discard(): void;
};

/** What is typed for a product: stored on the server while one types, saved on demand, merged with what others save. */
export function useProductForm(source: Source): ProductForm {
  const { id, revision, stored, draft, nonce, otherLanguage } = source;
  const [changes, setChanges] = useState<TypedChanges>(draft ?? noChanges);
  const [beginning, setBeginning] = useState(source.beginning);
  const [heard, setHeard] = useState<EditorAnswer | null>(null);
  /** what was sent to the server last as a draft, with the step that it went under; null for what came from there or is saved */
  const [drafted, setDrafted] = useState<Drafted>({ changes, beginning, step: null });
  // The page is the same until it is left, however often its data are read.
  const [formKey] = useState(source.formKey);
  const step = useRef(source.lastStep);
  const saver = useFetcher<EditorAnswer>();
  const drafter = useFetcher<EditorAnswer>();
  const { revalidate } = useRevalidator();
  const path = `/staff/products/${id ?? 'new'}/`;
  const submit = (
    fetcher: typeof saver,
    action: 'save' | 'draft',
    typed: TypedChanges,
    begun: ProductBeginning = beginning,
  ): number => {
    const form = new FormData();
    form.set('_wpnonce', nonce);
    form.set('action', action);
    form.set('revision', String(revision));
    form.set('changes', JSON.stringify(typed));
    if (id === null) form.set('beginning', JSON.stringify(begun));
    form.set('form', formKey);
    step.current += 1;
    form.set('step', String(step.current));
    fetcher.submit(form, { method: 'post', action: path, encType: 'multipart/form-data' });
    return step.current;
  };

  const answer = saver.state === 'idle' ? (saver.data ?? null) : null;
  const seen = useRef<EditorAnswer | null>(null);
  /** what a button that saves has changed as well, and what stood there before */
  const pressed = useRef<{ before: TypedChanges; fields: readonly ProductField[] }>({
    before: {},
    fields: [],
  });
  useEffect(() => {
    if (!answer || answer === seen.current) return;
    seen.current = answer;
    setHeard(answer);
    const { before, fields } = pressed.current;
    // In a conflict both sides are shown, with what the button wanted.
    if (answer.kind !== 'saved' && answer.kind !== 'conflict') {
      setChanges((typed) => withFieldsAsBefore(typed, before, fields));
    }
    if (answer.kind !== 'saved') return;
    setChanges((typed) => {
      const left = changesAfterSaving(typed, answer.changes);
      return Object.keys(left).length === 0 ? noChanges : left;
    });
    setDrafted((was) => ({ ...was, changes: noChanges, step: null }));
  }, [answer]);

  const latest = useRef(submit);
  latest.current = submit;
  const isSaving = saver.state !== 'idle';
  const isDrafted = changes === drafted.changes && beginning === drafted.beginning;
  useEffect(() => {
    if (isDrafted || isSaving) return;
    const timer = setTimeout(() => {
      setDrafted({ changes, beginning, step: latest.current(drafter, 'draft', changes, beginning) });
    }, AUTOSAVE_MS);
    return () => clearTimeout(timer);
  }, [changes, beginning, isDrafted, isSaving, drafter]);

  const isDirty = Object.keys(changes).length > 0 || !isEmptyBeginning(beginning);
  // The address of a new product leads to its draft, for whoever loads the page anew.
  const isStored = id === null && isDirty && drafter.data?.kind === 'draft';
  useEffect(() => {
    if (isStored) history.replaceState(history.state, '', `?draft=${formKey}`);
  }, [isStored, formKey]);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const save = (more: Partial<ProductValues> = {}) => {
    let typed = changes;
    pressed.current = { before: changes, fields: Object.keys(more) as ProductField[] };
    for (const [field, value] of Object.entries(more) as [ProductField, unknown][]) {
      typed = typedChange(typed, field, { stored: stored[field], typed: value });
    }
    setChanges(typed);
    const isTooLarge = new Blob([JSON.stringify(typed)]).size > MOST_BYTES;
    setHeard(isTooLarge ? { kind: 'too-large' } : null);
    if (!isTooLarge) submit(saver, 'save', typed);
  };
  return {
    values: withChanges(stored, changes),
    changes,
    problems: heard?.kind === 'refused' ? heard.problems : {},
    conflict: heard?.kind === 'conflict' ? heard : null,
    failure: heard && failures.includes(heard.kind) ? (heard.kind as Failure) : null,
    isSaving,
    isDirty,
    isSafe: isDrafted && (drafted.step === null || isDraftOf(drafter.data, drafted.step)),
    justSaved: heard?.kind === 'saved' && !isDirty,
    otherLanguage,
    beginning,
    begin: setBeginning,
    set(field, value) {
      setChanges((typed) => typedChange(typed, field, { stored: stored[field], typed: value }));
    },
    change(field, update) {
      setChanges((typed) => {
        const now = withChanges(stored, typed)[field];
        return typedChange(typed, field, { stored: stored[field], typed: update(now) });
      });
    },
    save,
    settle(choices) {
      const settled = withConflictsSettled(changes, choices);
      setChanges(settled);
      setHeard(null);
      if (Object.keys(settled).length > 0 || id === null) submit(saver, 'save', settled);
      else void revalidate();
    },
    discard() {
      const nothing = { changes: noChanges, beginning: emptyBeginning };
      setChanges(nothing.changes);
      setBeginning(nothing.beginning);
      setHeard(null);
      setDrafted({ ...nothing, step: submit(drafter, 'draft', nothing.changes, nothing.beginning) });
    },
  };
}

/** Whether the server has stored what was sent under a step: an answer alone may be that of a draft before it. */
const isDraftOf = (answer: EditorAnswer | undefined, step: number) =>
  answer?.kind === 'draft' && answer.step === step;

export const ProductFormContext = createContext<ProductForm | null>(null);

/** The form around a field of a product. */
export function useForm(): ProductForm {
  const form = useContext(ProductFormContext);
  if (!form) throw new Error('no product around this field');
  return form;
}
