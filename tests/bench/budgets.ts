import recorded from './recorded.json';

/**
 * What a page may weigh, in kB, and what the heaviest one weighed when it was last recorded. Both
 * sides are held: more fails, and so does a gain that nobody recorded, for it would be lost again
 * without a word.
 */
export interface Budget {
  readonly what: string;
  readonly promised: number;
  /** The heaviest page's figure. */
  readonly recorded: number;
  /** What the figure may differ by from the one that was recorded. */
  readonly slack: number;
}

/** The empty page's scripts, in kB of gzip; the bench measures it anew. */
export const FLOOR = { next: '16.4.6', scripts: 134.9 } as const;

const budget = (name: keyof typeof recorded, what: string, promised: number, slack: number) => ({
  what,
  promised,
  recorded: recorded[name],
  slack,
});

export const BUDGETS = {
  scripts: budget('scripts', 'scripts over the empty page', 25, 1),
  carousel: budget('carousel', 'scripts over the empty page, with a carousel', 45, 1),
  frame: budget('frame', 'scripts of the frame alone', 15, 1),
  own: budget('own', "a page's own scripts", 10, 1),
  css: budget('css', 'style sheets', 25, 1),
  html: budget('html', 'HTML as served', 30, 1.5),
  fonts: budget('fonts', 'fonts', 80, 2),
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;

/** A page's figure, in kB. */
export interface Figure {
  readonly path: string;
  readonly value: number;
}

export const heaviest = (figures: readonly Figure[]): Figure | null =>
  figures.reduce<Figure | null>((top, one) => (top && top.value >= one.value ? top : one), null);

const inKilobytes = (value: number): string => `${value.toFixed(1)} kB`;

/** What is wrong with the heaviest page's figure, as a sentence; `null` where nothing is. */
export function verdictOn(budget: Budget, { path, value }: Figure): string | null {
  const { what, recorded, slack } = budget;
  const isMore = value > recorded + slack;
  if (!isMore && value >= recorded - slack) return null;
  const measured = `${what} of ${path}: ${inKilobytes(value)}, recorded ${inKilobytes(recorded)}`;
  return isMore
    ? `${measured}. Make it lighter, or say why it has to weigh more.`
    : `${measured}. That is a gain: record it by npm run bench -- bytes --record.`;
}
