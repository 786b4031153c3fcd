import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Badge } from '#kit/ui/display/badge.tsx';
import { Icon } from '#kit/ui/display/icon.tsx';
import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { BlockValues } from '../rules/blocks/block-fields.ts';
import { fieldsOf } from '../rules/blocks/block-kinds.ts';
import { isUnwritten, type Localized, shownText } from '../rules/blocks/localized.ts';
import { isForeign, type PageBlock } from '../rules/blocks/page-content.ts';
import { BlockForm } from './fields/block-form.tsx';
import styles from './page-editor.module.css';
import { usePageEditor } from './page-editor-context.ts';

export type BlockCardProps = {
  readonly block: PageBlock;
  readonly at: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (values: BlockValues) => void;
  readonly onMove: (to: number) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
  /** the dragged block, which takes this one's place */
  readonly onDragOver: () => void;
  readonly onDrag: (isDragged: boolean) => void;
  readonly isDragged: boolean;
};

/** A block of a page in the editor: what it is, where it goes, and what stands in it once it is opened. */
export function BlockCard(props: BlockCardProps) {
  const { block, at, count, isOpen, isDragged } = props;
  const { staffPages: words } = useBackOfficeWords();
  const { problems } = usePageEditor();
  const [asksToRemove, setAsksToRemove] = useState(false);
  // The answer that does nothing is where the keyboard is.
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asksToRemove) keep.current?.focus();
  }, [asksToRemove]);
  const name = useBlockName(block);
  const isWrong = Object.keys(problems).some(
    (where) => where === block.id || where.startsWith(`${block.id}.`),
  );
  const shown = isOpen || isWrong;
  const over = (event: DragEvent) => {
    event.preventDefault();
    props.onDragOver();
  };
  return (
    <li
      className={isDragged ? `${styles.card} ${styles.dragged}` : styles.card}
      id={block.id}
      tabIndex={-1}
      onDragOver={over}
      onDrop={over}
    >
      <div className={styles.cardHead}>
        <span
          className={styles.handle}
          draggable
          title={words.drag}
          aria-hidden="true"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', block.id);
            props.onDrag(true);
          }}
          onDragEnd={() => props.onDrag(false)}
        >
          <Icon name="menu" />
        </span>
        <h3>
          {isForeign(block) ? (
            <span className={styles.cardName}>{name}</span>
          ) : (
            <button
              type="button"
              className={styles.opener}
              aria-expanded={shown}
              aria-controls={`${block.id}-form`}
              onClick={() => props.onOpen(!isOpen)}
            >
              {name}
              <Icon name="chevron-down" />
            </button>
          )}
        </h3>
        {isForeign(block) ? <Badge tone="amber">{words.foreign.badge}</Badge> : null}
        <div className={styles.cardButtons}>
          <IconButton
            icon="arrow-up"
            label={words.moveUp(name)}
            disabled={at === 0}
            onClick={() => props.onMove(at - 1)}
          />
          <IconButton
            icon="arrow-down"
            label={words.moveDown(name)}
            disabled={at === count - 1}
            onClick={() => props.onMove(at + 1)}
          />
          {isForeign(block) ? null : (
            <IconButton icon="plus" label={words.copyOf(name)} onClick={props.onCopy} />
          )}
          <IconButton icon="close" label={words.removeNamed(name)} onClick={() => setAsksToRemove(true)} />
        </div>
      </div>
      {asksToRemove ? (
        <div className={styles.question} role="alert">
          <p>{words.askRemove(name)}</p>
          <div className={styles.buttons}>
            <button type="button" className={styles.textButton} onClick={props.onRemove}>
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
          <BlockForm
            kind={block.kind}
            at={block.id}
            within=""
            fields={fieldsOf(block.kind)}
            values={block.values}
            onChange={props.onChange}
          />
        </div>
      ) : null}
    </li>
  );
}

function IconButton(props: {
  readonly icon: 'arrow-up' | 'arrow-down' | 'plus' | 'close';
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
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
  const title = (block.values as Readonly<Record<string, unknown>>).title as Localized | undefined;
  return title === undefined || isUnwritten(title) ? name : `${name}: ${shownText(title, languages[0]).text}`;
}
