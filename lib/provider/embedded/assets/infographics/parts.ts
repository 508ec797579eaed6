import { round } from '../markup';
import { line, paragraph, path } from '../marks';
import { palette } from '../palette';
import type { Sheet } from '../sheet';
import { LEFT, RIGHT } from './poster';

export interface Step {
  readonly mark: string;
  readonly name: string;
  readonly text: string;
}

/** A bar with a round head, as wide as every other, that stands on `base` about the middle `x`. */
export function standingBar(
  { x, base, width }: { x: number; base: number; width: number },
  height: number,
  fill: string,
): string {
  const radius = width / 2;
  const side = round(Math.max(0, height - radius));
  const d = `M${round(x - radius)} ${base}v${-side}a${radius} ${round(height - side)} 0 0 1 ${width} 0v${side}z`;
  const stroke = fill === palette.marigold ? palette.marigoldEdge : undefined;
  return path(d, { fill, stroke, weight: 1 });
}

/**
 * Steps down the page: what or when in the margin, the double rule, then what happens. They share
 * the height between `top` and `bottom` evenly.
 */
export function drawSteps(
  sheet: Sheet,
  { top, bottom, margin }: { top: number; bottom: number; margin: number },
  steps: readonly Step[],
): void {
  const step = (bottom - top) / steps.length;
  const ruleX = LEFT + margin;
  for (const x of [ruleX, ruleX + 4]) {
    sheet.add(line([x, top, x, bottom], palette.rule, { weight: 1.5 }));
  }
  steps.forEach(({ mark, name, text }, index) => {
    const y = top + index * step;
    sheet.headline(LEFT, y + 45, mark, { size: 38, fill: palette.indigo });
    const x = ruleX + 34;
    sheet.text(x, y + 44, name, { size: 26, weight: 700 });
    const body = { size: 21, fill: palette.muted };
    paragraph(sheet, { x, y: y + 79, width: RIGHT - x, leading: 29 }, text, body);
    if (index > 0) sheet.add(line([x, y, RIGHT, y], palette.line, { weight: 1.5 }));
  });
}

/** A table row: a name on the left, figures right-aligned at the given edges, a rule below. */
export function drawRow(
  sheet: Sheet,
  y: number,
  cells: readonly (readonly [edge: number, content: string])[],
  options: { size?: number; weight?: number; fill?: string; rule?: string } = {},
): void {
  const { size = 23, weight, fill, rule = palette.line } = options;
  cells.forEach(([edge, content], index) => {
    const anchor = index === 0 ? 'start' : 'end';
    sheet.text(edge, y, content, { size, weight, fill, anchor });
  });
  const thick = rule === palette.ink ? 2.5 : 1.5;
  sheet.add(line([LEFT, y + 17, RIGHT, y + 17], rule, { weight: thick }));
}
