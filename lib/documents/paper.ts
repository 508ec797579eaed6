import { type Element, INK, LEFT, LINE, Sheets, type TextStyle, WIDTH } from './sheets';

const INDENT = 18;
const COLUMN_GAP = 14;

/** A paper on which each block is put below the one before, with its tag. */
export class Paper extends Sheets {
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
}
