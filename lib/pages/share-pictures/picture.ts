import { drawable } from './characters';

export type PictureStyle =
  | 'home'
  | 'product'
  | 'calculator'
  | 'company'
  | 'research'
  | 'market'
  | 'learning'
  | 'support';

export interface PictureFigure {
  readonly label: string;
  readonly value: string;
  /** Only for a change: its direction. */
  readonly direction?: 'up' | 'down' | 'flat';
}

/** The range of a year with the last price in it, each as it is printed. */
export interface PictureRange {
  readonly low: string;
  readonly high: string;
  /** The position of the last price, from 0 at the low to 1 at the high. */
  readonly share: number;
}

/** The content of a share picture. Equal pictures are drawn once. */
export interface Picture {
  readonly style: PictureStyle;
  /** The kind of page, for the margin. */
  readonly label: string;
  readonly title: string;
  readonly line: string | null;
  /** The first is the largest; at most four are drawn. */
  readonly figures: readonly PictureFigure[];
  readonly range: PictureRange | null;
  /** Date and kind of the figures, for the margin. */
  readonly notes: readonly string[];
  /** Sample figures of a real company are marked. */
  readonly isSample: boolean;
}

/** The firm's logo in a square. */
export interface Sign {
  /** Pixels. */
  readonly size: number;
  /** An SVG document as a data address. */
  readonly logo: string;
}

export const STYLE_LABELS: Readonly<Record<PictureStyle, string>> = {
  home: 'Stock broker',
  product: 'Invest',
  calculator: 'Calculators',
  company: 'Listed company',
  research: 'Research',
  market: 'Markets',
  learning: 'Learn',
  support: 'Support',
};

/** A picture without figures: a title and a sentence. */
export const textPicture = (
  style: PictureStyle,
  title: string,
  line: string | null,
  label = STYLE_LABELS[style],
): Picture => ({
  style,
  label,
  title: drawable(title) || STYLE_LABELS[style],
  line: line ? drawable(line) || null : null,
  figures: [],
  range: null,
  notes: [],
  isSample: false,
});
