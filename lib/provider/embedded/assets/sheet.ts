import { escapeHtml } from '@/lib/tools/escape';

import { EM, place } from './headline';
import { outlines } from './headline-outlines';
import { element, round } from './markup';
import { palette } from './palette';

/** Fonts that stand on a visitor's machine: an image cannot fetch the site's own. */
const FONTS = 'Anek Latin, system-ui, sans-serif';

export interface TextOptions {
  readonly size?: number;
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export interface HeadlineOptions {
  readonly size: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A picture in the making: what is added is painted in that order over the ground. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  private readonly title: string;
  private readonly ground: string;
  private readonly parts: string[] = [];
  private readonly used = new Map<string, string>();

  constructor(size: { width: number; height: number }, title: string, ground: string) {
    this.width = size.width;
    this.height = size.height;
    this.title = title;
    this.ground = ground;
  }

  add(...markup: readonly string[]): this {
    this.parts.push(...markup);
    return this;
  }

  /** One line in the visitor's own font; its width is not known, so leave it room. */
  text(x: number, y: number, content: string, options: TextOptions = {}): this {
    const { size = 22, fill = palette.ink, weight, anchor } = options;
    const attributes = { x, y, 'font-size': size, fill, 'font-weight': weight };
    const placed = { ...attributes, 'text-anchor': anchor === 'start' ? undefined : anchor };
    return this.add(element('text', placed, escapeHtml(content)));
  }

  /** One line of drawn letters, exact on every machine. */
  headline(x: number, y: number, line: string, options: HeadlineOptions): this {
    const { size, fill = palette.ink, anchor = 'start' } = options;
    const placed = place(line);
    const last = placed.at(-1);
    if (!last) return this;
    const width = ((last.x + (outlines[last.character]?.[0] ?? 0)) * size) / EM;
    const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
    const letters = placed
      .filter(({ character }) => character !== ' ')
      .map((letter) => `<use href="#${this.outlineId(letter.character)}" x="${letter.x}"/>`);
    const transform = `translate(${round(left)} ${round(y)}) scale(${size / EM})`;
    return this.add(element('g', { fill, transform }, letters.join('')));
  }

  private outlineId(character: string): string {
    const id = this.used.get(character) ?? `c${this.used.size}`;
    this.used.set(character, id);
    return id;
  }

  toBuffer(): Buffer {
    const { width, height } = this;
    const letters = [...this.used].map(([character, id]) =>
      element('path', { id, d: outlines[character]?.[1] }),
    );
    const content = [
      element('title', {}, escapeHtml(this.title)),
      letters.length === 0 ? '' : element('defs', {}, letters.join('')),
      element('rect', { width, height, fill: this.ground }),
      ...this.parts,
    ].join('');
    const root = {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'font-family': FONTS,
    };
    return Buffer.from(element('svg', root, content), 'utf8');
  }
}
