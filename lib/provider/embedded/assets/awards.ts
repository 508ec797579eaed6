import { fitHeadline } from './headline';
import { circle, doubleRule, paragraph } from './marks';
import { palette } from './palette';
import { flower } from './petal';
import { seededRandom } from '@/lib/provider/embedded/sample/random';
import { Sheet } from './sheet';

export interface AwardPicture {
  readonly path: string;
  readonly name: string;
  readonly by: string;
  readonly year: string;
}

const SIZE = { width: 800, height: 600 };
const MARGIN = 52;

/** Picture of a sample award: a rosette with the year, its name beside it, and who gave it. */
export function drawAward({ path, name, by, year }: AwardPicture): Buffer {
  const random = seededRandom(path).next;
  const sheet = new Sheet(SIZE, `${name}, ${year}`, palette.tint);
  const [x, y] = [222, 300];
  const count = 12 + Math.floor(random() * 3) * 4;
  const outer = Array.from({ length: count }, (_, index) => ({
    tip: 168,
    fill: index === 0 ? palette.marigold : palette.indigo,
  }));
  sheet.add(flower({ x, y, foot: 92, petals: outer }));
  sheet.add(circle(x, y, 80, palette.white, palette.second));
  sheet.headline(x, y + 19, year, { size: 58, anchor: 'middle' });

  const left = 436;
  const width = SIZE.width - MARGIN - left;
  const plain = name.replace(/^Sample award: /, '');
  const heading = plain.charAt(0).toUpperCase() + plain.slice(1);
  const { size, lines } = fitHeadline(heading, { width, lines: 5, sizes: [60, 54, 48, 42] });
  const top = y - ((lines.length - 1) * size) / 2 - 6;
  sheet.text(left, top - size - 16, 'Sample award', {
    size: 24,
    weight: 700,
    fill: palette.indigo,
  });
  lines.forEach((line, index) => sheet.headline(left, top + index * size, line, { size }));
  const foot = top + (lines.length - 1) * size + 34;
  sheet.add(doubleRule(left, foot, 120, palette.ink));
  const style = { size: 21, fill: palette.muted };
  paragraph(sheet, { x: left, y: foot + 42, width, leading: 29 }, by, style);
  return sheet.toBuffer();
}
