import { useEffect, useRef, useState } from 'react';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import {
  type BlockList,
  type BlockPosition,
  blocksIn,
  isSameList,
  mayStandIn,
  moveBlock,
  positionBeside,
  positionOf,
} from '../rules/blocks/arrange-blocks.ts';
import type { BlockValues } from '../rules/blocks/block-fields.ts';
import type { BlockKind, ColumnLayout } from '../rules/blocks/block-kinds.ts';
import type { PageForm } from './use-page-form.ts';

/** What can be done with the blocks of a page in its editor, those of the page and those in columns. */
export type Arranging = {
  isOpen(id: string): boolean;
  open(id: string, isOpen: boolean): void;
  setValues(id: string, values: BlockValues): void;
  setLayout(id: string, layout: ColumnLayout): void;
  /** adds a block at the end of a list */
  add(kind: BlockKind, list: BlockList): void;
  copy(id: string): void;
  remove(id: string): void;
  /** `step` where it goes through columns by a button, which the keyboard stays at */
  move(id: string, place: BlockPosition, step?: -1 | 1): void;
  /** where a block goes forwards or back through columns; null for nowhere */
  beside(id: string, step: -1 | 1): BlockPosition | null;
  readonly dragged: string | null;
  readonly over: BlockPosition | null;
  drag(id: string | null): void;
  /** says where the dragged block would go; false where it may not stand */
  dragOver(place: BlockPosition): boolean;
  drop(): void;
  /** what was moved where, to be said aloud */
  readonly said: string;
};

/** The blocks of a page while they are opened, moved by keys and dragged. */
export function useArranging(form: PageForm): Arranging {
  const { staffPages: words } = useBackOfficeWords();
  const { blocks } = form.content;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<BlockPosition | null>(null);
  // A drop may come before what was last dragged over is drawn.
  const aimed = useRef<BlockPosition | null>(null);
  const aim = (place: BlockPosition | null) => {
    aimed.current = place;
    setOver((now) => (now && place && now.at === place.at && isSameList(now.list, place.list) ? now : place));
  };
  const [said, setSaid] = useState('');
  const moved = useRef<{ readonly id: string; readonly step: -1 | 1 | null } | null>(null);
  // A block that comes into another list is drawn anew: the keyboard stays with it.
  useEffect(() => {
    if (moved.current === null || !blocks) return;
    const { id, step } = moved.current;
    moved.current = null;
    const card = document.getElementById(id);
    if (!card || card.contains(document.activeElement)) return;
    const button = step === null ? null : card.querySelector<HTMLElement>(`[data-step="${step}"]`);
    (button ?? card).focus();
  }, [blocks]);
  const show = (id: string, isOpen: boolean) =>
    setOpen((now) => new Set(isOpen ? [...now, id] : [...now].filter((one) => one !== id)));
  const move = (id: string, place: BlockPosition, step: -1 | 1 | null = null) => {
    const to = positionOf(moveBlock(blocks, id, place), id);
    const from = positionOf(blocks, id);
    if (!to || !from) return;
    moved.current = { id, step };
    form.move(id, place);
    const count = blocksIn(blocks, to.list).length + (isSameList(from.list, to.list) ? 0 : 1);
    setSaid(
      to.list === null
        ? words.moved(to.at + 1, count)
        : words.columns.moved(to.list.column + 1, to.at + 1, count),
    );
  };
  return {
    isOpen: (id) => open.has(id),
    open: show,
    setValues: form.setValues,
    setLayout: form.setLayout,
    add: (kind, list) => show(form.add(kind, { list, at: blocksIn(blocks, list).length }), true),
    copy: form.copy,
    remove: form.remove,
    move,
    beside: (id, step) => positionBeside(blocks, id, step),
    dragged,
    over,
    drag(id) {
      setDragged(id);
      aim(null);
    },
    dragOver(place) {
      if (dragged === null || !mayStandIn(blocks, dragged, place.list)) return false;
      aim(place);
      return true;
    },
    drop() {
      if (dragged !== null && aimed.current !== null) move(dragged, aimed.current);
      setDragged(null);
      aim(null);
    },
    said,
  };
}
