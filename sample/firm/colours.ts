/**
 * The site's colours where no style sheet applies: the browser's own interface, the manifest and share
 * pictures. A test keeps them equal to `_colours.scss` beside it.
 */
export const colours = {
  ground: '#fffcf5',
  groundDark: '#120d2b',
  tint: '#f7f1e3',
  ink: '#17132b',
  muted: '#5d5870',
  accent: '#33257a',
  accentDark: '#b9a8ff',
  second: '#8577c9',
  line: '#e7e2d6',
  rule: '#c8c0e6',
  meaning: '#8d867a',
  gain: '#0b7a4b',
  loss: '#c2242f',
  brand: '#ffb020',
  brandStroke: '#a86400',
} as const;
