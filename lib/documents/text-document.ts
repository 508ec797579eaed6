import { firm } from '@/lib/content/firm';
import type { Block, TextDocument } from '@/lib/content/legal/types';
import { formatDate } from '@/lib/format';

import { Paper } from './paper';
import { plainText } from './plain-text';

const BODY = { size: 10.5, gap: 3 } as const;

function drawBlock(paper: Paper, block: Block): void {
  switch (block.kind) {
    case 'text':
      return paper.text('P', plainText(block.text), BODY, 8);
    case 'list':
      return paper.list(block.items.map(plainText), Boolean(block.ordered), BODY);
    case 'terms':
      return paper.table(
        [],
        block.rows.map(({ term, text }) => [term, plainText(text)]),
        BODY,
      );
    case 'table':
      return paper.table(
        block.header,
        block.rows.map((row) => row.map(plainText)),
        BODY,
      );
  }
}

/**
 * Sets a long text as a tagged PDF in Indian English, with title, bookmarks and page numbers. The
 * same text always gives the same bytes.
 */
export async function drawTextDocument(document: TextDocument): Promise<Buffer> {
  const title = plainText(document.heading);
  const paper = new Paper({ title, author: firm.name, day: document.updated });
  paper.rule();
  paper.text('H1', title, { size: 25, bold: true, gap: 1 }, 8);
  paper.text('P', plainText(document.lead), { size: 12, gap: 3.5 }, 10);
  paper.text(
    'P',
    `${firm.name}, CIN ${firm.cin}. Last updated ${formatDate(document.updated)}. ${document.contact.label}: ${document.contact.email}.`,
    { size: 9.5, gap: 2, muted: true },
    16,
  );
  for (const section of document.sections) {
    paper.heading(plainText(section.title));
    section.blocks.forEach((block) => drawBlock(paper, block));
  }
  return paper.finish(`${title}, ${formatDate(document.updated)}`);
}
