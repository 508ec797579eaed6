import PDFDocument from 'pdfkit';

type Kit = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Kit['struct']>;

const LEFT = 64;
const WIDTH = 467;
const TOP = 60;
const BOTTOM = 770;
const FOOT = 796;
const INDENT = 18;
const COLUMN_GAP = 14;

/** Ink, quiet ink and pale lines, in red, green and blue. */
const INK: [number, number, number] = [23, 19, 43];
const MUTED: [number, number, number] = [93, 88, 112];
const LINE: [number, number, number] = [200, 192, 230];

export interface TextStyle {
  /** Points. */
  readonly size: number;
  /** Points between lines beyond the font's own. */
  readonly gap: number;
  readonly bold?: boolean;
  readonly muted?: boolean;
}

interface PaperFacts {
  readonly title: string;
  readonly author: string;
  /** `YYYY-MM-DD`: the file carries it and nothing of the clock. */
  readonly day: string;
}

/** A4 pages on which each block is put below the one before, with its tag, and pages break between. */
export class Paper {
  private readonly kit: Kit;
  private readonly root: Element;
  private y = TOP;

  constructor({ title, author, day }: PaperFacts) {
    this.kit = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-IN',
      displayTitle: true,
      info: {
        Title: title,
        Author: author,
        CreationDate: new Date(`${day}T00:00:00Z`),
        ModDate: new Date(`${day}T00:00:00Z`),
      },
    });
    this.root = this.kit.struct('Document');
    this.kit.addStructure(this.root);
  }

  private style({ size, bold, muted }: TextStyle): void {
    this.kit
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(muted ? MUTED : INK);
  }

  private heightOf(text: string, style: TextStyle, width: number): number {
    this.style(style);
    return this.kit.heightOfString(text, { width, lineGap: style.gap });
  }

  private put(text: string, style: TextStyle, left: number, y: number, width: number): void {
    this.style(style);
    this.kit.text(text, left, y, { width, lineGap: style.gap });
  }

  /** Draws what is not read aloud. */
  private artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.kit.markContent('Artifact', { type });
    draw();
    this.kit.endMarkedContent();
  }

  private ensure(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.kit.addPage();
    this.y = TOP;
  }

  /** The rule that opens a document: thick and thin. */
  rule(): void {
    this.artifact(() => {
      this.kit.rect(LEFT, this.y, WIDTH, 2.5).fill(INK);
      this.kit.rect(LEFT, this.y + 4.5, WIDTH, 0.6).fill(INK);
    });
    this.y += 24;
  }

  private hairline(strong: boolean): void {
    this.artifact(() => {
      this.kit
        .lineWidth(strong ? 0.9 : 0.6)
        .strokeColor(strong ? INK : LINE)
        .moveTo(LEFT, this.y)
        .lineTo(LEFT + WIDTH, this.y)
        .stroke();
    });
  }

  /** One block of text. @param after points below it */
  text(tag: 'H1' | 'H2' | 'P', text: string, style: TextStyle, after: number): void {
    const height = this.heightOf(text, style, WIDTH);
    this.ensure(height);
    const { y } = this;
    this.root.add(this.kit.struct(tag, {}, () => this.put(text, style, LEFT, y, WIDTH)));
    this.y += height + after;
  }

  /** A section's heading, with a bookmark; some lines of its section stay with it. */
  heading(text: string): void {
    this.y += 10;
    this.ensure(80);
    this.kit.outline.addItem(text);
    this.text('H2', text, { size: 14, bold: true, gap: 1 }, 6);
  }

  /** A list whose labels are bullets or numbers. */
  list(items: readonly string[], numbered: boolean, style: TextStyle): void {
    const list = this.kit.struct('L');
    this.root.add(list);
    items.forEach((text, at) => {
      const height = this.heightOf(text, style, WIDTH - INDENT);
      this.ensure(height);
      const { y } = this;
      const item = this.kit.struct('LI');
      list.add(item);
      const label = numbered ? `${at + 1}.` : '•';
      item.add(this.kit.struct('Lbl', {}, () => this.put(label, style, LEFT, y, INDENT)));
      item.add(
        this.kit.struct('LBody', {}, () => this.put(text, style, LEFT + INDENT, y, WIDTH - INDENT)),
      );
      item.end();
      this.y += height + 3;
    });
    list.end();
    this.y += 5;
  }

  private row(table: Element, cells: readonly string[], style: TextStyle, isHeader: boolean): void {
    // The first column is narrow: it names the row.
    const first = cells.length === 1 ? WIDTH : WIDTH * (cells.length === 2 ? 0.3 : 0.28);
    const other = (WIDTH - first) / Math.max(1, cells.length - 1);
    const widthAt = (at: number) => (at === 0 ? first : other) - COLUMN_GAP;
    const styleAt = (at: number): TextStyle => ({ ...style, bold: isHeader || at === 0 });
    const height = Math.max(
      ...cells.map((text, at) => this.heightOf(text, styleAt(at), widthAt(at))),
    );
    this.ensure(height + 8);
    const y = this.y + 5;
    const row = this.kit.struct('TR');
    table.add(row);
    cells.forEach((text, at) => {
      const left = at === 0 ? LEFT : LEFT + first + (at - 1) * other;
      row.add(
        this.kit.struct(isHeader || at === 0 ? 'TH' : 'TD', {}, () =>
          this.put(text, styleAt(at), left, y, widthAt(at)),
        ),
      );
    });
    row.end();
    this.y = y + height + 3;
    this.hairline(isHeader);
  }

  /** A table whose first column names each row. @param header empty for none */
  table(header: readonly string[], rows: readonly (readonly string[])[], style: TextStyle): void {
    const table = this.kit.struct('Table');
    this.root.add(table);
    if (header.length === 0) this.hairline(true);
    else this.row(table, header, { ...style, size: style.size - 1, muted: true }, true);
    rows.forEach((cells) => this.row(table, cells, style, false));
    table.end();
    this.y += 10;
  }

  /** Numbers the pages and gives the finished file. */
  async finish(foot: string): Promise<Buffer> {
    this.root.end();
    const style: TextStyle = { size: 8.5, gap: 0, muted: true };
    const { start, count } = this.kit.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.kit.switchToPage(page);
      this.artifact(() => {
        this.style(style);
        this.kit.text(foot, LEFT, FOOT, { lineBreak: false });
        const number = `Page ${page + 1} of ${count}`;
        const left = LEFT + WIDTH - this.kit.widthOfString(number);
        this.kit.text(number, left, FOOT, { lineBreak: false });
      }, 'Pagination');
    }
    const chunks: Buffer[] = [];
    const done = new Promise<Buffer>((resolve, reject) => {
      this.kit.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.kit.on('end', () => resolve(Buffer.concat(chunks)));
      this.kit.on('error', reject);
    });
    this.kit.end();
    return done;
  }
}
