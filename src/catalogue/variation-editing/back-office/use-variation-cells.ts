import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { checkVariation } from '../rules/check-variation.ts';
import {
  afterSaving,
  type CellStep,
  changeCells,
  type GridState,
  postedCells,
  type RowEdits,
  redo,
  settle,
  shownValue,
  shownValues,
  undo,
  untouched,
} from '../rules/grid-history.ts';
import type { GridRow } from '../rules/grid-row.ts';
import type { CellRefusal } from '../rules/posted-cells.ts';
import { readCell, type VariationField } from '../rules/variation-field.ts';
import type { VariationsAnswer } from '../rules/variations-answer.ts';

const DRAFT_MS = 800;
/** What is longer travels packed: a request holds a million bytes. */
const LONGEST_PLAIN = 500_000;

type Source = {
  readonly rows: readonly GridRow[];
  readonly path: string;
  readonly nonce: string;
};

/** What is typed into the grid: with its steps back, what is wrong with it, and its saving. What is not saved survives a lost page. */
export function useVariationCells({ rows, path, nonce }: Source) {
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const [state, setState] = useState<GridState>(untouched);
  const [heard, setHeard] = useState<VariationsAnswer | null>(null);
  const saver = useFetcher<VariationsAnswer>();
  const sent = useRef<GridState>(untouched);
  const isFound = useDraft(path, state, setState);

  const answer = saver.state === 'idle' ? (saver.data ?? null) : null;
  const seen = useRef<VariationsAnswer | null>(null);
  useEffect(() => {
    if (!answer || answer === seen.current) return;
    seen.current = answer;
    setHeard(answer);
    if (answer.kind === 'saved') setState((now) => afterSaving(now, sent.current));
  }, [answer]);

  const isDirty = state.edits.size > 0;
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const problems = useMemo(() => cellProblems(state, byId, heard), [state, byId, heard]);
  const post = async (posted: GridState) => {
    sent.current = posted;
    setHeard(null);
    const form = new FormData();
    form.set('_wpnonce', nonce);
    form.set('action', 'save');
    const cells = JSON.stringify(postedCells(posted));
    form.set('cells', cells.length > LONGEST_PLAIN ? await packed(cells) : cells);
    void saver.submit(form, { method: 'post', action: path, encType: 'multipart/form-data' });
  };
  return {
    state,
    heard,
    problems,
    isDirty,
    isFound,
    isSaving: saver.state !== 'idle',
    value: useCallback(
      (id: number, field: VariationField) => {
        const row = byId.get(id);
        return row ? shownValue(state, row, field) : null;
      },
      [byId, state],
    ),
    change(cells: readonly CellStep[]) {
      setState((now) => changeCells(now, cells, byId));
    },
    undo: () => setState((now) => undo(now, byId)),
    redo: () => setState((now) => redo(now, byId)),
    discard() {
      setState(untouched);
      setHeard(null);
    },
    save() {
      if (isDirty) void post(state);
    },
    settle(side: 'mine' | 'theirs') {
      if (heard?.kind !== 'conflict') return;
      const settled = settle(state, heard.cells, side);
      setState(settled);
      setHeard(null);
      if (settled.edits.size > 0) void post(settled);
    },
  };
}

export type VariationCells = ReturnType<typeof useVariationCells>;

/** What is wrong with changed cells: by themselves, in their row, and as the server has said of those that are still the same. */
function cellProblems(
  state: GridState,
  rows: ReadonlyMap<number, GridRow>,
  heard: VariationsAnswer | null,
): ReadonlyMap<string, CellRefusal> {
  const found = new Map<string, CellRefusal>();
  const note = (refusal: CellRefusal) => found.set(`${refusal.id} ${refusal.field}`, refusal);
  if (heard?.kind === 'refused-cells') for (const refusal of heard.cells) note(refusal);
  for (const [id, own] of state.edits) {
    const row = rows.get(id);
    if (!row) continue;
    const fields = Object.keys(own) as VariationField[];
    const wrong = fields.flatMap((field) => {
      const read = readCell(field, own[field]?.to);
      return read.ok ? [] : [{ id, field, code: read.code }];
    });
    for (const refusal of wrong) note(refusal);
    if (wrong.length > 0) continue;
    for (const [field, problem] of Object.entries(checkVariation(shownValues(state, row), fields))) {
      if (problem) note({ id, field: field as VariationField, ...problem });
    }
  }
  return found;
}

async function packed(text: string): Promise<Blob> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Blob([await new Response(stream).arrayBuffer()], { type: 'application/gzip' });
}

/** Stores what is typed in the browser until it is saved, and finds it there when the page was lost. */
function useDraft(path: string, state: GridState, setState: (state: GridState) => void): boolean {
  const [isFound, setFound] = useState(false);
  const key = `variations ${path}`;
  useEffect(() => {
    const stored = localStorage.getItem(key);
    if (stored === null) return;
    const edits = new Map(JSON.parse(stored) as [number, RowEdits][]);
    if (edits.size === 0) return;
    setState({ ...untouched, edits });
    setFound(true);
  }, [key, setState]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => {
      if (state.edits.size === 0) {
        localStorage.removeItem(key);
        setFound(false);
      } else localStorage.setItem(key, JSON.stringify([...state.edits]));
    }, DRAFT_MS);
    return () => clearTimeout(timer);
  }, [key, state]);
  return isFound;
}
