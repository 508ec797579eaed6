import { fitHeadline } from '../headline';
import { path } from '../marks';
import { onIndigo, onSoft, onTint, type Scheme } from '../palette';
import { seededRandom } from '@/lib/provider/embedded/sample/random';
import { Sheet } from '../sheet';
import { motifFor } from './choose';

export interface Cover {
  /** The asset's path: it seeds the drawing, so two covers never look alike by accident. */
  readonly path: string;
  readonly title: string;
  /** A line above the title, such as the category. */
  readonly label?: string;
  /** A line at the foot, such as the running time. */
  readonly note?: string;
  /** Draws the sign of a video before the note. */
  readonly plays?: boolean;
}

const SIZE = { width: 1280, height: 720 };
const MARGIN = 72;
const MEASURE = 590;
const SIZES = [112, 100, 90, 82, 74, 66, 58];

const grounds: readonly Scheme[] = [onSoft, onTint, onSoft, onIndigo];

/** Picture of an article or a video: its title set in lines beside a drawing of its subject. */
export function drawCover(cover: Cover): Buffer {
  const random = seededRandom(cover.path).next;
  const scheme = grounds[Math.floor(random() * grounds.length)] ?? onSoft;
  const { height } = SIZE;
  const sheet = new Sheet(SIZE, cover.title, scheme.ground);
  const { size, lines } = fitHeadline(cover.title, { width: MEASURE, lines: 4, sizes: SIZES });
  const leading = size * 0.98;

  sheet.add(motifFor(cover.title)({ x: 975, y: height / 2, r: 236 }, scheme, random));
  if (cover.label) {
    sheet.text(MARGIN, 104, cover.label, { size: 30, weight: 600, fill: scheme.quiet });
  }
  const block = leading * (lines.length - 1);
  const first = height / 2 - block / 2 + size * 0.32;
  lines.forEach((content, index) => {
    sheet.headline(MARGIN, first + index * leading, content, { size, fill: scheme.text });
  });
  const foot = height - 70;
  if (cover.plays) {
    sheet.add(path(`M${MARGIN} ${foot - 29}l30 17-30 17z`, { fill: scheme.text }));
  }
  if (cover.note) {
    const left = cover.plays ? MARGIN + 50 : MARGIN;
    sheet.text(left, foot - 2, cover.note, { size: 28, fill: scheme.quiet });
  }
  return sheet.toBuffer();
}
