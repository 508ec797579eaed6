/**
 * The house colours as pictures use them. A picture is one file for light and dark pages, so it
 * brings its own ground and uses the light values throughout.
 */
export const palette = {
  ink: '#17132b',
  indigo: '#33257a',
  marigold: '#ffb020',
  /** Marigold is 1.8:1 on paper, so every marigold shape wears this line. */
  marigoldEdge: '#a86400',
  paper: '#fffcf5',
  tint: '#f7f1e3',
  white: '#ffffff',
  line: '#e7e2d6',
  rule: '#c8c0e6',
  axis: '#8d867a',
  second: '#9a8dd6',
  soft: '#f1eefb',
  muted: '#5d5870',
  loss: '#c2242f',
} as const;

/** Colours of one picture, by what they mark, so that a drawing works on any ground. */
export interface Scheme {
  readonly ground: string;
  readonly text: string;
  readonly quiet: string;
  readonly main: string;
  readonly second: string;
}

const onPaper: Scheme = {
  ground: palette.paper,
  text: palette.ink,
  quiet: palette.muted,
  main: palette.indigo,
  second: palette.second,
};
export const onSoft: Scheme = { ...onPaper, ground: palette.soft };
export const onTint: Scheme = { ...onPaper, ground: palette.tint };
export const onIndigo: Scheme = {
  ground: palette.indigo,
  text: palette.white,
  quiet: palette.rule,
  main: palette.soft,
  second: palette.second,
};
