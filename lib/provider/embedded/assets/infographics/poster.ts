import { fitHeadline } from '../headline';
import { line, paragraph, rect } from '../marks';
import { palette } from '../palette';
import { Sheet } from '../sheet';

export const POSTER = { width: 800, height: 1000 } as const;
/** Left edge of everything on a poster. */
export const LEFT = 48;
/** Right edge of everything on a poster. */
export const RIGHT = POSTER.width - LEFT;
export const MEASURE = RIGHT - LEFT;

/** Draws the body between the heading and the foot. `top` is the first free y. */
export type DrawBody = (sheet: Sheet, top: number) => void;

export interface Poster {
  /** The finding, at most three lines. */
  readonly heading: string;
  /** A sentence under the heading. */
  readonly lead?: string;
  /** Where the facts come from, what is assumed, what is a sample. */
  readonly foot: string;
  readonly body: DrawBody;
}

const FOOT_SIZE = 18;

/** Sets one infographic: Oxford rule, heading, lead, body, source. */
export function drawPoster(poster: Poster, title: string): Buffer {
  const sheet = new Sheet(POSTER, title, palette.paper);
  sheet.add(rect(LEFT, 40, MEASURE, 6, palette.ink), rect(LEFT, 50, MEASURE, 1.5, palette.ink));

  const { size, lines } = fitHeadline(poster.heading, {
    width: MEASURE,
    lines: 3,
    sizes: [76, 68, 62, 56],
  });
  lines.forEach((content, index) => {
    sheet.headline(LEFT, 62 + size * (0.9 + index * 0.98), content, { size });
  });
  let top = 62 + size * (0.9 + (lines.length - 1) * 0.98) + 24;
  if (poster.lead) {
    const lead = { size: 23, fill: palette.muted };
    top = paragraph(
      sheet,
      { x: LEFT, y: top + 24, width: MEASURE, leading: 32 },
      poster.lead,
      lead,
    );
    top -= 8;
  }
  poster.body(sheet, top + 16);

  sheet.add(line([LEFT, 916, RIGHT, 916], palette.line, { weight: 1.5 }));
  const foot = { size: FOOT_SIZE, fill: palette.muted };
  paragraph(sheet, { x: LEFT, y: 945, width: MEASURE, leading: 25 }, poster.foot, foot);
  return sheet.toBuffer();
}
