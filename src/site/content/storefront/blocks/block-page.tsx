import type { ReactNode } from 'react';
import styles from './block-section.module.css';

/** A block as shoppers see it: from edge to edge, as wide as the page's column, or as wide as lines of text. */
export type ShownBlock = {
  readonly id: string;
  readonly width: 'edge' | 'page' | 'text';
  readonly content: ReactNode;
  readonly lang?: string;
};

type Group = { readonly isEdge: boolean; readonly blocks: readonly ShownBlock[] };

/** Blocks that stand in the page's column one after the other, between those that reach from edge to edge. */
export function groupBlocks(blocks: readonly ShownBlock[]): readonly Group[] {
  const groups: { isEdge: boolean; blocks: ShownBlock[] }[] = [];
  for (const block of blocks) {
    const isEdge = block.width === 'edge';
    const last = groups.at(-1);
    if (last && last.isEdge === isEdge) last.blocks.push(block);
    else groups.push({ isEdge, blocks: [block] });
  }
  return groups;
}

/** A page of blocks from top to bottom, and below them what else belongs into its column. */
export function BlockPage({
  blocks,
  children = null,
}: {
  readonly blocks: readonly ShownBlock[];
  readonly children?: ReactNode;
}) {
  return (
    <>
      {groupBlocks(blocks).map((group) =>
        group.isEdge ? (
          group.blocks.map((block) => <Framed key={block.id} block={block} />)
        ) : (
          <div key={group.blocks[0]?.id} className={styles.page}>
            {group.blocks.map((block) => (
              <Framed key={block.id} block={block} />
            ))}
          </div>
        ),
      )}
      {children === null ? null : <div className={styles.page}>{children}</div>}
    </>
  );
}

function Framed({ block: { width, content, lang } }: { readonly block: ShownBlock }) {
  if (width !== 'text' && lang === undefined) return content;
  return (
    <div className={width === 'text' ? styles.reading : undefined} lang={lang}>
      {content}
    </div>
  );
}
