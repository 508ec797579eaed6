import PDFDocument from 'pdfkit';

type Kit = InstanceType<typeof PDFDocument>;
export type Element = ReturnType<Kit['struct']>;

export const LEFT = 64;
export const WIDTH = 467;
const TOP = 60;
const BOTTOM = 770;
const FOOT = 796;

/** Ink, quiet ink and pale lines, in red, green and blue. */
export const INK: [number, number, number] = [23, 19, 43];
const MUTED: [number, number, number] = [93, 88, 112];
export const LINE: [number, number, number] = [200, 192, 230];

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

/** Tagged A4 pages: where text is set, what is decoration, where a page breaks. */
export class Sheets {
  protected readonly kit: Kit;
  protected readonly root: Element;
  protected y = TOP;

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

  protected style({ size, bold, muted }: TextStyle): void {
    this.kit
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(muted ? MUTED : INK);
  }

  protected heightOf(text: string, style: TextStyle, width: number): number {
    this.style(style);
    return this.kit.heightOfString(text, { width, lineGap: style.gap });
  }

  protected put(text: string, style: TextStyle, left: number, y: number, width: number): void {
    this.style(style);
    this.kit.text(text, left, y, { width, lineGap: style.gap });
  }

  /** Draws what is not read aloud. */
  protected artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.kit.markContent('Artifact', { type });
    draw();
    this.kit.endMarkedContent();
  }

  protected ensure(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.kit.addPage();
    this.y = TOP;
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
