/** The package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff' | 'woff2';
    /** A value pins the axis. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    /** OpenType features; without it all stay. */
    keepFeatures?: readonly string[];
  }

  /** Keeps the glyphs of a font that a text needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
