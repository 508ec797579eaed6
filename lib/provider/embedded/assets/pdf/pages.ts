import PDFDocument from 'pdfkit';

import { palette } from '../palette';

type Kit = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Kit['struct']>;

export const BODY = { left: 196, width: 351 } as const;
export const SIDE = { left: 48, width: 112 } as const;
export const TOP = 56;
const BOTTOM = 780;
const FOOT = 800;

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly fill?: string;
  /** Points between lines beyond the font's own. */
  readonly gap?: number;
}

/** A fixed day, so that the same record always gives the same bytes. */
const CREATED = new Date('2026-11-20T00:00:00Z');

/** Tagged A4 pages with a margin, the double rule and page numbers. */
export class Pages {
  protected readonly kit: Kit;
  protected readonly root: Element;
  /** Points from the top of the page at which the next block stands. */
  protected y: number = TOP;

  constructor(title: string) {
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
        Subject: 'Sample document',
        Creator: 'Sample documents',
        Producer: 'Sample documents',
        CreationDate: CREATED,
      },
    });
    this.root = this.kit.struct('Document');
    this.kit.addStructure(this.root);
    this.drawDoubleRule();
  }

  /** Draws what is decoration and not read aloud. */
  protected artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.kit.markContent('Artifact', { type });
    draw();
    this.kit.endMarkedContent();
  }

  private drawDoubleRule(): void {
    this.artifact(() => {
      this.kit.lineWidth(0.7).strokeColor(palette.rule);
      for (const x of [SIDE.left + SIDE.width + 16, SIDE.left + SIDE.width + 18.5]) {
        this.kit.moveTo(x, TOP).lineTo(x, BOTTOM).stroke();
      }
    });
  }

  protected style({ size, bold = false, fill = palette.ink }: TextStyle): void {
    this.kit
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(fill);
  }

  /** Starts a new page unless so many points are left. */
  ensure(height: number): void {
    if (this.y + height > BOTTOM) this.breakPage();
  }

  breakPage(): void {
    this.kit.addPage();
    this.drawDoubleRule();
    this.y = TOP;
  }

  /** Numbers the pages and gives the finished file. */
  async finish(foot: string): Promise<Buffer> {
    this.root.end();
    const { start, count } = this.kit.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.kit.switchToPage(page);
      this.artifact(() => {
        this.style({ size: 8.5, fill: palette.muted });
        this.kit.text(foot, SIDE.left, FOOT, { lineBreak: false });
        const number = `Page ${page + 1} of ${count}`;
        const left = BODY.left + BODY.width - this.kit.widthOfString(number);
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
