import { compileString } from 'sass';

import { displaySteps } from '@/components/ui/heading-steps';

interface Ends {
  readonly name: string;
  /** On a 390 px phone and from 1280 px, in px. */
  readonly ends: readonly [number, number];
}

/** The sizes of the headings by the `data-steps` of the title; 0 is the type scale itself. */
function sizesByStep(): Readonly<Record<string, readonly Ends[]>> {
  const { css } = compileString(
    `@use 'tokens'; @use 'sass:list'; @use 'sass:map';
    @mixin ends($step, $name, $sizes) {
      of { step: $step; name: $name; ends: list.nth($sizes, 1) list.nth($sizes, 2); }
    }
    @each $name in (title, h2, h2-half, h3) { @include ends(0, $name, map.get(tokens.$types, $name)); }
    @each $step, $all in tokens.$title-steps {
      @each $name, $sizes in $all { @include ends($step, $name, $sizes); }
      @if not map.has-key($all, h3) { @include ends($step, h3, map.get(tokens.$types, h3)); }
    }`,
    { loadPaths: ['styles'] },
  );
  const steps: Record<string, Ends[]> = {};
  const found = css.matchAll(/step: (\d);\s*name: ([\w-]+);\s*ends: ([\d.]+) ([\d.]+);/g);
  for (const [, step = '', name = '', phone, desk] of found) {
    (steps[step] ??= []).push({ name, ends: [Number(phone), Number(desk)] });
  }
  return steps;
}

/** The largest heading below a title, as a share of the title's size. */
const LARGEST_SHARE = 1 / 1.2;

test.each(['0', '1', '2', '3'])(
  'the title is 1.2 times as large as all else at step %s',
  (step) => {
    const sizes = sizesByStep()[step] ?? [];
    const title = sizes.find(({ name }) => name === 'title');
    const others = sizes.filter(({ name }) => name !== 'title');
    expect(others.map(({ name }) => name)).toEqual(['h2', 'h2-half', 'h3']);
    // Sizes grow linearly from one end to the other, so what is true of both is true between them.
    for (const at of [0, 1] as const) {
      const most = (title?.ends[at] ?? 0) * LARGEST_SHARE;
      expect(others.filter(({ ends }) => ends[at] > most)).toEqual([]);
    }
  },
);

/** Width of a display heading on a 320 px phone, in px. */
const NARROWEST_MEASURE = 280;

test.each(Array.from({ length: 9 }, (_, at) => at + 14))(
  'a display heading of %d%% of its measure is the largest on the narrowest phone',
  (size) => {
    const h2 = sizesByStep()[displaySteps(size)]?.find(({ name }) => name === 'h2');
    const most = (size / 100) * NARROWEST_MEASURE * LARGEST_SHARE;
    expect(h2?.ends[0]).toBeLessThanOrEqual(most);
  },
);

test('each step is smaller than the one before', () => {
  const titles = Object.values(sizesByStep()).map(
    (sizes) => sizes.find(({ name }) => name === 'title')?.ends ?? [0, 0],
  );
  expect(titles).toHaveLength(4);
  expect(titles).toEqual([...titles].sort(([a], [b]) => b - a));
  expect(new Set(titles.map(([, desk]) => desk)).size).toBe(4);
});
