import { formatDate } from '@/lib/format';

import { palette } from '../palette';

import { Layout } from './layout';
import { printable } from './text';

export interface Section {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  /** A list in any order. */
  readonly points?: readonly string[];
  /** A list in this order. */
  readonly steps?: readonly string[];
  /** Labels of blanks to fill in. */
  readonly blanks?: readonly string[];
  /** Starts a page, so that it can be printed alone. */
  readonly ownPage?: boolean;
}

export interface DocumentText {
  readonly title: string;
  /** What the file is, in two or three words: `Research report`. */
  readonly kind: string;
  readonly category?: string | null;
  /** `YYYY-MM-DD`. */
  readonly date?: string | null;
  readonly summary?: string | null;
  readonly sections: readonly Section[];
}

const BODY = { size: 10.5, gap: 3 };

function drawSection(layout: Layout, section: Section): void {
  if (section.ownPage) layout.breakPage();
  else layout.open(72);
  layout.block('H2', printable(section.heading), { size: 14, bold: true, after: 7 });
  for (const paragraph of section.paragraphs ?? []) {
    layout.block('P', printable(paragraph), { ...BODY, after: 9 });
  }
  if (section.points) layout.list(section.points.map(printable), false);
  if (section.steps) layout.list(section.steps.map(printable), true);
  if (section.blanks) layout.blanks(section.blanks.map(printable));
}

/** Sets a sample document as a tagged PDF, always the same bytes for the same text. */
export async function drawDocument(document: DocumentText): Promise<Buffer> {
  const title = printable(document.title);
  const layout = new Layout(title);
  layout.openingRule();
  layout.block('H1', title, { size: title.length > 56 ? 21 : 24, bold: true, gap: 1, after: 12 });
  const notes: [string, string][] = [
    [document.kind, document.category ? printable(document.category) : 'For information'],
  ];
  if (document.date) notes.push(['Edition', formatDate(document.date)]);
  notes.push([
    'Sample document',
    'It shows what such a file holds. Do not sign, send or rely on it; figures and companies in it are invented.',
  ]);
  layout.notes(notes);
  if (document.summary) {
    const lead = { size: 12, gap: 3.5, fill: palette.muted, after: 18 };
    layout.block('P', printable(document.summary), lead);
  }
  document.sections.forEach((section) => drawSection(layout, section));
  return layout.finish(`Sample document. ${title.slice(0, 64)}${title.length > 64 ? '…' : ''}`);
}
