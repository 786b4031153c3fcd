import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { RowMove } from '../rules/row-move.ts';

/** The id of the handle of a row, which has the focus after a move. */
export const handleId = (id: number) => `move-${id}`;

type Asked = { readonly id: number; readonly move: RowMove };
type Answer = { readonly ok: boolean; readonly id: number };

export type MovesProps<Moved extends Answer> = {
  /** the page that moves are posted to */
  readonly path: string;
  readonly nonce: string;
  readonly onMoved?: (moved: Moved) => void;
};

/** Sends moves one after the other; the focus returns to the handle after each. `answer` is that of the last one. */
export function useMoves<Moved extends Answer>({ path, nonce, onMoved }: MovesProps<Moved>) {
  const { submit, state, data } = useFetcher<Moved>();
  const queue = useRef<readonly Asked[]>([]);
  const isBusy = useRef(false);
  const answered = useRef<unknown>(undefined);
  const [answer, setAnswer] = useState<Moved | null>(null);

  function send({ id, move }: Asked): void {
    isBusy.current = true;
    const target = 'target' in move ? { target: String(move.target) } : {};
    const fields = { _wpnonce: nonce, action: 'move', id: String(id), move: move.kind, ...target };
    void submit(fields, { method: 'post', action: path });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the answer that is acted on
  useEffect(() => {
    if (state !== 'idle' || !data || data === answered.current) return;
    answered.current = data;
    isBusy.current = false;
    const moved = data as Moved;
    setAnswer(moved);
    onMoved?.(moved);
    const [next, ...rest] = queue.current;
    queue.current = rest;
    if (next) send(next);
  }, [state, data]);

  // The row may have been rendered anew at another position.
  useEffect(() => {
    if (answer) document.getElementById(handleId(answer.id))?.focus();
  }, [answer]);

  return {
    answer,
    move(asked: Asked): void {
      if (isBusy.current) queue.current = [...queue.current, asked];
      else send(asked);
    },
  };
}
