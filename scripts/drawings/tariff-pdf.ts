import PDFDocument from 'pdfkit';

/** What the document has, in its order. */
export interface TariffDocument {
  readonly title: string;
  readonly author: string;
  /** The day for which it is true. */
  readonly day: string;
  /** Paragraphs below the title. */
  readonly about: readonly string[];
  readonly sections: readonly {
    readonly heading: string;
    readonly header: readonly string[];
    readonly rows: readonly (readonly string[])[];
    /** The columns' widths in points. */
    readonly widths: readonly number[];
    readonly notes: readonly string[];
  }[];
}

const TEXT = 9;
const HEADING = 13;
const TITLE = 20;
/** An A4 page less a margin of 48 points has 499 points of width. */
const MARGIN = 48;

/** The fonts that every reader of PDF files has lack the rupee sign. */
const printable = (text: string): string => text.replaceAll('₹', 'Rs ').replaceAll('–', '-');

/** Draws a tagged document: a title, headings and tables that a screen reader can follow. */
export async function drawTariff(tariff: TariffDocument): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    tagged: true,
    pdfVersion: '1.5',
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: tariff.title, Author: tariff.author, CreationDate: new Date(tariff.day) },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const write = (kind: 'H1' | 'H2' | 'P', size: number, content: string): void => {
    const draw = (): void => {
      doc
        .font(kind === 'P' ? 'Helvetica' : 'Helvetica-Bold')
        .fontSize(size)
        .text(printable(content), MARGIN, doc.y)
        .moveDown(0.5);
    };
    root.add(doc.struct(kind, {}, draw));
  };
  write('H1', TITLE, tariff.title);
  for (const text of tariff.about) write('P', TEXT, text);
  for (const { heading, header, rows, widths, notes } of tariff.sections) {
    doc.moveDown();
    write('H2', HEADING, heading);
    // A variable, because the published types don't know `structParent` yet.
    const table = {
      columnStyles: [...widths],
      defaultStyle: { padding: 4, border: { bottom: 0.5 }, borderColor: '#888' },
      structParent: root,
      data: [
        header.map((text) => ({
          text: printable(text),
          type: 'TH' as const,
          scope: 'Column' as const,
          font: { src: 'Helvetica-Bold' },
        })),
        ...rows.map((row) =>
          row.map((text, at) => ({
            text: printable(text),
            font: { src: 'Helvetica' },
            ...(at === 0 ? { type: 'TH' as const, scope: 'Row' as const } : {}),
          })),
        ),
      ],
    };
    doc.fontSize(TEXT).table(table);
    doc.moveDown(0.5);
    for (const text of notes) write('P', TEXT, text);
  }
  root.end();
  doc.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}
