import { illustrationNotice } from '@/lib/content/prescribed';
import { becameHeading, wayOf } from '@/lib/domain/became/sentences';
import type { WhatIfAnswer } from '@/lib/pages/what-if/load-what-if';
import { directionOf, formatDate, formatRupees } from '@/lib/tools/format';

import { drawable } from './characters';
import { type Picture, textPicture } from './picture';

/**
 * The picture of a what-if answer: the result, the day and the notices. For a fund there is no
 * result: a picture has no room for the required warnings.
 */
export function whatIfPicture({ asked, of, became, others }: WhatIfAnswer): Picture {
  const span = `${formatDate(became.from)} to ${formatDate(became.to)}`;
  const isSample = of.source === 'sample';
  if (of.kind === 'fund') {
    return { ...textPicture('market', `What a sum in ${of.name} became`, span), isSample };
  }
  const figureOf = (label: string, { worth, percent }: { worth: number; percent: number }) => ({
    label: drawable(`${label}, ${wayOf(percent)}`),
    value: formatRupees(worth),
    direction: directionOf(percent),
  });
  return {
    style: 'market',
    label: 'What a sum became',
    range: null,
    isSample,
    title: drawable(becameHeading(asked, of.name, became)),
    line: drawable(illustrationNotice.text),
    figures: others.map((one) => figureOf(one.name, one)),
    notes: [
      `${formatDate(became.from)} to`,
      formatDate(became.to),
      'Dividends not included',
      'Past prices say nothing about future ones',
    ],
  };
}
