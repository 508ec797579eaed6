import { element } from './markup';
import { palette } from './palette';
import type { Sheet, TextOptions } from './sheet';

export const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  element('rect', { x, y, width, height, fill });

/** A box with a line round it; no fill unless given. */
export const box = (
  [x, y, width, height]: readonly [number, number, number, number],
  stroke: string,
  options: { fill?: string; weight?: number } = {},
): string =>
  element('rect', {
    x,
    y,
    width,
    height,
    fill: options.fill ?? 'none',
    stroke,
    'stroke-width': options.weight ?? 1.5,
  });

export const line = (
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stroke: string,
  options: { weight?: number; dash?: string } = {},
): string =>
  element('path', {
    d: `M${x1} ${y1}L${x2} ${y2}`,
    fill: 'none',
    stroke,
    'stroke-width': options.weight ?? 1,
    'stroke-dasharray': options.dash,
  });

export const circle = (x: number, y: number, r: number, fill: string, stroke?: string): string =>
  element('circle', {
    cx: x,
    cy: y,
    r,
    fill,
    stroke: stroke ?? (fill === palette.marigold ? palette.marigoldEdge : undefined),
    'stroke-width': stroke ? 3 : undefined,
  });

export const path = (
  d: string,
  options: { fill?: string; stroke?: string; weight?: number; dash?: string },
): string =>
  element('path', {
    d,
    fill: options.fill ?? 'none',
    stroke: options.stroke,
    'stroke-width': options.stroke ? (options.weight ?? 2) : undefined,
    'stroke-dasharray': options.dash,
  });

/** The double rule that marks a total. */
export function doubleRule(x: number, y: number, width: number, stroke: string): string {
  return line([x, y, x + width, y], stroke, { weight: 1.5 }).concat(
    line([x, y + 5, x + width, y + 5], stroke, { weight: 1.5 }),
  );
}

const NARROW = /[ijl.,:;'’|!()[\] ]/;
const WIDE = /[mwMW@%₹]/;

/**
 * An upper bound for the width of a text in the widest fonts that machines bring, so that what is
 * wrapped with it never runs over.
 */
export function textWidth(text: string, size: number, weight = 400): number {
  let em = 0;
  for (const character of text) {
    if (NARROW.test(character)) em += 0.34;
    else if (WIDE.test(character)) em += 0.92;
    else if (/[A-Z]/.test(character)) em += 0.7;
    else em += /[frt]/.test(character) ? 0.42 : 0.62;
  }
  return em * size * (weight >= 600 ? 1.12 : 1);
}

/** Breaks a text into lines no wider than `width` pixels. */
export function wrapText(text: string, size: number, width: number, weight = 400): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const current = lines.at(-1);
    const joined = current === undefined ? word : `${current} ${word}`;
    if (current !== undefined && textWidth(joined, size, weight) <= width) {
      lines[lines.length - 1] = joined;
    } else lines.push(word);
  }
  return lines;
}

/** Sets a text in lines from (x, y), the first base line. Returns the base line after the last. */
export function paragraph(
  sheet: Sheet,
  { x, y, width, leading }: { x: number; y: number; width: number; leading?: number },
  text: string,
  options: TextOptions = {},
): number {
  const size = options.size ?? 22;
  const step = leading ?? size * 1.4;
  const lines = wrapText(text, size, width, options.weight);
  lines.forEach((content, index) => sheet.text(x, y + index * step, content, options));
  return y + lines.length * step;
}
