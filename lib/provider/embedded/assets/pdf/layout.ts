import { palette } from '../palette';

import { BODY, Pages, SIDE, TOP, type TextStyle } from './pages';

const ITEM: TextStyle = { size: 10.5, gap: 3 };
const INDENT = 22;
const BLANK_HEIGHT = 38;

interface BlockStyle extends TextStyle {
  /** Points below the block. */
  readonly after?: number;
}

/** Puts blocks under one another, each with its tag, and breaks pages between them. */
export class Layout extends Pages {
  private heightOf(text: string, style: TextStyle, width: number): number {
    this.style(style);
    return this.kit.heightOfString(text, { width, lineGap: style.gap ?? 0 });
  }

  private put(text: string, style: TextStyle, left: number = BODY.left): void {
    this.style(style);
    const width = BODY.left + BODY.width - left;
    this.kit.text(text, left, this.y, { width, lineGap: style.gap ?? 0 });
  }

  /** Leaves room before a section that needs at least so many points. */
  open(height: number): void {
    if (this.y > TOP) this.y += 8;
    this.ensure(height);
  }

  /** One block of text in the body. */
  block(tag: string, text: string, style: BlockStyle): void {
    const height = this.heightOf(text, style, BODY.width);
    this.ensure(height);
    const { y } = this;
    this.root.add(
      this.kit.struct(tag, {}, () => {
        this.put(text, style);
      }),
    );
    this.y = y + height + (style.after ?? 8);
  }

  /** Notes in the margin of the current page: a line in bold, then its text. */
  notes(notes: readonly (readonly [head: string, text: string])[]): void {
    let y = TOP + 4;
    const width = SIDE.width;
    for (const [head, text] of notes) {
      const draw = (): void => {
        this.style({ size: 9.5, bold: true });
        this.kit.text(head, SIDE.left, y, { width });
        this.style({ size: 9.5, fill: palette.muted });
        this.kit.text(text, SIDE.left, this.kit.y + 1, { width, lineGap: 1.5 });
        y = this.kit.y + 12;
      };
      this.root.add(this.kit.struct('P', {}, draw));
    }
  }

  /** A list whose labels are bullets or numbers. */
  list(items: readonly string[], numbered: boolean): void {
    const list = this.kit.struct('L');
    this.root.add(list);
    items.forEach((text, index) => {
      const height = this.heightOf(text, ITEM, BODY.width - INDENT);
      this.ensure(height);
      const item = this.kit.struct('LI');
      list.add(item);
      item.add(
        this.kit.struct('Lbl', {}, () => {
          this.put(numbered ? `${index + 1}.` : '•', ITEM);
        }),
      );
      item.add(
        this.kit.struct('LBody', {}, () => {
          this.put(text, ITEM, BODY.left + INDENT);
        }),
      );
      item.end();
      this.y += height + 4;
    });
    list.end();
    this.y += 6;
  }

  /** Blanks to fill in: a label above a line for each. */
  blanks(labels: readonly string[]): void {
    for (const label of labels) {
      this.ensure(BLANK_HEIGHT);
      this.root.add(
        this.kit.struct('P', {}, () => {
          this.put(label, { size: 9, fill: palette.muted });
        }),
      );
      const line = this.y + BLANK_HEIGHT - 9;
      this.artifact(() => {
        this.kit.lineWidth(0.8).strokeColor(palette.axis);
        this.kit
          .moveTo(BODY.left, line)
          .lineTo(BODY.left + BODY.width, line)
          .stroke();
      });
      this.y += BLANK_HEIGHT;
    }
    this.y += 6;
  }

  /** The rule that opens the body: thick and thin. */
  openingRule(): void {
    this.artifact(() => {
      this.kit.rect(BODY.left, this.y, BODY.width, 2.5).fill(palette.ink);
      this.kit.rect(BODY.left, this.y + 4.5, BODY.width, 0.6).fill(palette.ink);
    });
    this.y += 22;
  }
}
