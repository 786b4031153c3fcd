import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { BlockList } from '../rules/blocks/arrange-blocks.ts';
import { fieldsOf } from '../rules/blocks/block-kinds.ts';
import { isUnwritten, type Localized, shownText } from '../rules/blocks/localized.ts';
import { everyBlock, isColumns, isForeign, type PageBlock } from '../rules/blocks/page-content.ts';
import own from './block-list.module.css';
import { BlockForm } from './fields/block-form.tsx';
import styles from './page-editor.module.css';
import { usePageEditor } from './page-editor-context.ts';

export type BlockCardProps = {
  readonly block: PageBlock;
  readonly list: BlockList;
  /** its place in the list */
  readonly at: number;
  readonly count: number;
  /** where the dragged block would come in */
  readonly line: 'above' | 'below' | null;
  /** what stands in columns */
  readonly columns: ReactNode;
};

/** A block of a page in the editor: what it is, where it goes, and what stands in it once it is opened. */
export function BlockCard(props: BlockCardProps) {
  const { block, list, at, count, line } = props;
  const { staffPages: words } = useBackOfficeWords();
  const { problems, arranging } = usePageEditor();
  const [asksToRemove, setAsksToRemove] = useState(false);
  // The answer that does nothing is where the keyboard is.
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asksToRemove) keep.current?.focus();
  }, [asksToRemove]);
  const name = useBlockName(block);
  const within = everyBlock([block]);
  const isWrong = Object.keys(problems).some((where) =>
    within.some(({ id }) => where === id || where.startsWith(`${id}.`)),
  );
  const isOpen = arranging.isOpen(block.id);
  const shown = isOpen || isWrong;
  const over = (event: DragEvent) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const isBelow = event.clientY > top + height / 2;
    if (!arranging.dragOver({ list, at: isBelow ? at + 1 : at })) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const Heading = list === null ? 'h3' : 'h5';
  const looks = [own.card, arranging.dragged === block.id ? own.dragged : '', line === null ? '' : own[line]];
  return (
    <li className={looks.filter(Boolean).join(' ')} id={block.id} tabIndex={-1} onDragOver={over}>
      <div className={own.cardHead}>
        <span
          className={own.handle}
          draggable
          title={words.drag}
          aria-hidden="true"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', block.id);
            arranging.drag(block.id);
          }}
          onDragEnd={() => arranging.drag(null)}
        >
          <Icon name="menu" />
        </span>
        <Heading>
          {isForeign(block) ? (
            <span className={own.cardName}>{name}</span>
          ) : (
            <button
              type="button"
              className={own.opener}
              aria-expanded={shown}
              aria-controls={`${block.id}-form`}
              onClick={() => arranging.open(block.id, !isOpen)}
            >
              {name}
              <Icon name="chevron-down" />
            </button>
          )}
        </Heading>
        {isForeign(block) ? <Badge tone="amber">{words.foreign.badge}</Badge> : null}
        <div className={own.cardButtons}>
          <IconButton
            icon="arrow-up"
            label={words.moveUp(name)}
            disabled={at === 0}
            onClick={() => arranging.move(block.id, { list, at: at - 1 })}
          />
          <IconButton
            icon="arrow-down"
            label={words.moveDown(name)}
            disabled={at === count - 1}
            onClick={() => arranging.move(block.id, { list, at: at + 2 })}
          />
          <Sideways id={block.id} name={name} />
          {isForeign(block) ? null : (
            <IconButton icon="plus" label={words.copyOf(name)} onClick={() => arranging.copy(block.id)} />
          )}
          <IconButton icon="close" label={words.removeNamed(name)} onClick={() => setAsksToRemove(true)} />
        </div>
      </div>
      {asksToRemove ? (
        <div className={styles.question} role="alert">
          <p>
            {within.length === 1
              ? words.askRemove(name)
              : words.columns.askRemove(words.blocks.blockColumns.name, within.length - 1)}
          </p>
          <div className={styles.buttons}>
            <button type="button" className={styles.textButton} onClick={() => arranging.remove(block.id)}>
              {words.yesRemove}
            </button>
            <button
              type="button"
              ref={keep}
              className={styles.textButton}
              onClick={() => setAsksToRemove(false)}
            >
              {words.noRemove}
            </button>
          </div>
        </div>
      ) : null}
      {isForeign(block) ? (
        <p className={styles.cardNote}>{words.foreign.hint(block.foreign.kind, block.foreign.version)}</p>
      ) : shown ? (
        <div id={`${block.id}-form`} className={styles.cardForm}>
          <p className={styles.cardNote}>{words.blocks[block.kind].hint}</p>
          {isColumns(block) ? (
            props.columns
          ) : (
            <BlockForm
              kind={block.kind}
              at={block.id}
              within=""
              fields={fieldsOf(block.kind)}
              values={block.values}
              onChange={(values) => arranging.setValues(block.id, values)}
            />
          )}
        </div>
      ) : null}
    </li>
  );
}

/** Buttons that lead through columns: into them, from one to the other, and out. */
function Sideways({ id, name }: { readonly id: string; readonly name: string }) {
  const { staffPages: words } = useBackOfficeWords();
  const { arranging } = usePageEditor();
  return ([-1, 1] as const).map((step) => {
    const place = arranging.beside(id, step);
    return place === null ? null : (
      <IconButton
        key={step}
        icon={step === -1 ? 'chevron-left' : 'chevron-right'}
        label={
          place.list === null
            ? words.columns.moveOut(name)
            : words.columns.moveInto(name, place.list.column + 1)
        }
        step={step}
        onClick={() => arranging.move(id, place, step)}
      />
    );
  });
}

function IconButton(props: {
  readonly icon: 'arrow-up' | 'arrow-down' | 'chevron-left' | 'chevron-right' | 'plus' | 'close';
  readonly label: string;
  readonly disabled?: boolean;
  readonly step?: -1 | 1;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={own.iconButton}
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      data-step={props.step}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  );
}

/** What a block is called: its kind with its title. */
function useBlockName(block: PageBlock): string {
  const { staffPages: words } = useBackOfficeWords();
  const { languages } = usePageEditor();
  if (isForeign(block)) return words.foreign.name(block.foreign.kind);
  const { name } = words.blocks[block.kind];
  if (isColumns(block)) return words.columns.named(name, everyBlock([block]).length - 1);
  const title = (block.values as Readonly<Record<string, unknown>>).title as Localized | undefined;
  return title === undefined || isUnwritten(title) ? name : `${name}: ${shownText(title, languages[0]).text}`;
}
