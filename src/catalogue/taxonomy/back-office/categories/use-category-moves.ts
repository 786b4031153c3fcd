import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import { categoriesPath } from '../../rules/category-form.ts';
import type { CategoryMove } from '../../rules/move-category.ts';
import type { PostedMove } from '../../server/categories/post-category-move.ts';

/** The id of the handle of a category, which has the focus after a move. */
export const handleId = (categoryId: number) => `move-category-${categoryId}`;

type Asked = { readonly id: number; readonly move: CategoryMove };

/** Sends moves one after the other, says where a category stands after each, and returns the focus to its handle. */
export function useCategoryMoves({
  nonce,
  onMoved,
}: {
  readonly nonce: string;
  readonly onMoved: (parentId: number | null) => void;
}) {
  const { staffCategories: words } = useBackOfficeWords();
  const { submit, state, data } = useFetcher<PostedMove>();
  const queue = useRef<readonly Asked[]>([]);
  const isBusy = useRef(false);
  const answered = useRef<PostedMove | undefined>(undefined);
  const [outcome, setOutcome] = useState<PostedMove | null>(null);

  function send({ id, move }: Asked): void {
    isBusy.current = true;
    const target = 'target' in move ? { target: String(move.target) } : {};
    void submit(
      { _wpnonce: nonce, id: String(id), move: move.kind, ...target },
      { method: 'post', action: categoriesPath },
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the answer that is acted on
  useEffect(() => {
    if (state !== 'idle' || !data || data === answered.current) return;
    answered.current = data;
    isBusy.current = false;
    setOutcome(data);
    if (data.ok) onMoved(data.parentId);
    const [next, ...rest] = queue.current;
    queue.current = rest;
    if (next) send(next);
  }, [state, data]);

  // The row may have been rendered anew below another parent.
  useEffect(() => {
    if (outcome) document.getElementById(handleId(outcome.id))?.focus();
  }, [outcome]);

  return {
    move(asked: Asked): void {
      if (isBusy.current) queue.current = [...queue.current, asked];
      else send(asked);
    },
    problem: outcome?.ok === false ? words.notMoved[outcome.problem] : '',
    said: outcome?.ok ? words.moved(outcome.name, outcome.parent, outcome.position, outcome.count) : '',
  };
}
