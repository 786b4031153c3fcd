import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import {
  type BlockPosition,
  copyBlock,
  insertBlock,
  moveBlock,
  removeBlock,
  withLayout,
  withValues,
} from '../rules/blocks/arrange-blocks.ts';
import type { BlockValues } from '../rules/blocks/block-fields.ts';
import type { BlockKind, ColumnLayout } from '../rules/blocks/block-kinds.ts';
import type { PageProblems } from '../rules/blocks/check-page.ts';
import type { Localized } from '../rules/blocks/localized.ts';
import {
  isColumns,
  newBlock,
  type PageBlock,
  type PageContent,
  storedContent,
} from '../rules/blocks/page-content.ts';
import type { PageAnswer } from '../rules/blocks/page-editor.ts';

/** What a request of the shop may hold, less what stands around it. */
const MOST_BYTES = 900_000;

type Conflict = Extract<PageAnswer, { kind: 'conflict' }>;
type Failure = Extract<PageAnswer, { kind: 'expired' | 'gone' | 'too-large' | 'failed' }>['kind'];

export type PageForm = {
  readonly content: PageContent;
  readonly revision: number;
  readonly problems: PageProblems;
  readonly conflict: Conflict | null;
  readonly failure: Failure | null;
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  /** what was done last, where nothing was typed since */
  readonly done: 'saved' | 'published' | null;
  setTitle(title: Localized): void;
  setSlug(slug: string): void;
  setValues(id: string, values: BlockValues): void;
  setLayout(id: string, layout: ColumnLayout): void;
  /** adds a block at a place; returns its id */
  add(kind: BlockKind, place: BlockPosition): string;
  copy(id: string): void;
  move(id: string, place: BlockPosition): void;
  remove(id: string): void;
  save(action: 'save' | 'publish', revision?: number): void;
};

const newId = () => crypto.randomUUID().slice(0, 8);

/** A page while it is edited: what is typed, saved on demand, with what the server says of it. */
export function usePageForm(source: {
  readonly path: string;
  readonly nonce: string;
  readonly revision: number;
  readonly content: PageContent;
}): PageForm {
  const [content, setContent] = useState(source.content);
  const [saved, setSaved] = useState(source.content);
  const [revision, setRevision] = useState(source.revision);
  const [heard, setHeard] = useState<PageAnswer | null>(null);
  const fetcher = useFetcher<PageAnswer>();
  const sent = useRef(content);
  const answer = fetcher.state === 'idle' ? (fetcher.data ?? null) : null;
  const seen = useRef<PageAnswer | null>(null);
  useEffect(() => {
    if (!answer || answer === seen.current) return;
    seen.current = answer;
    setHeard(answer);
    if (answer.kind !== 'saved') return;
    setRevision(answer.revision);
    setSaved(sent.current);
  }, [answer]);
  const isDirty = content !== saved;
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  const change = (update: (blocks: readonly PageBlock[]) => readonly PageBlock[]) =>
    setContent((now) => ({ ...now, blocks: update(now.blocks) }));
  return {
    content,
    revision,
    problems: heard?.kind === 'refused' ? heard.problems : {},
    conflict: heard?.kind === 'conflict' ? heard : null,
    failure: heard && isFailure(heard) ? heard.kind : null,
    isSaving: fetcher.state !== 'idle',
    isDirty,
    done: heard?.kind === 'saved' && !isDirty ? (heard.isPublished ? 'published' : 'saved') : null,
    setTitle: (title) => setContent((now) => ({ ...now, title })),
    setSlug: (slug) => setContent((now) => ({ ...now, slug })),
    setValues: (id, values) => change((blocks) => withValues(blocks, id, values)),
    setLayout: (id, layout) =>
      change((blocks) =>
        blocks.map((block) => (block.id === id && isColumns(block) ? withLayout(block, layout) : block)),
      ),
    add(kind, place) {
      const id = newId();
      change((blocks) => insertBlock(blocks, newBlock(kind, id), place));
      return id;
    },
    copy: (id) => change((blocks) => copyBlock(blocks, id, newId)),
    move: (id, place) => change((blocks) => moveBlock(blocks, id, place)),
    remove: (id) => change((blocks) => removeBlock(blocks, id)),
    save(action, from = revision) {
      const json = JSON.stringify(storedContent(content));
      if (new Blob([json]).size > MOST_BYTES) return setHeard({ kind: 'too-large' });
      setHeard(null);
      sent.current = content;
      const form = new FormData();
      for (const [name, value] of Object.entries({ _wpnonce: source.nonce, action, content: json }))
        form.set(name, value);
      form.set('revision', String(from));
      void fetcher.submit(form, { method: 'post', action: source.path, encType: 'multipart/form-data' });
    },
  };
}

const isFailure = (answer: PageAnswer): answer is { readonly kind: Failure } =>
  ['expired', 'gone', 'too-large', 'failed'].includes(answer.kind);
