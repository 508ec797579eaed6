import type { Block } from '@/lib/content/legal/types';

import styles from './Text.module.scss';
import { DataTable } from './DataTable';
import { Inline } from './Inline';

/** Columns of prose that a phone has room for side by side. */
const MOST_BESIDE = 2;

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Inline text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={styles.blockList}>
          {block.items.map((item) => (
            <li key={item}>
              <Inline text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'terms':
      return (
        <dl className={styles.terms}>
          {block.rows.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Inline text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return (
        <DataTable
          caption={block.caption}
          header={block.header}
          rows={block.rows.map((row) => row.map((cell) => <Inline key={cell} text={cell} />))}
          isNarrow={block.header.length <= MOST_BESIDE}
        />
      );
  }
}

/** Paragraphs, lists, terms and tables of a long text. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => (
        <OneBlock key={at} block={block} />
      ))}
    </div>
  );
}
