import { SipBars } from '@/components/sections/SipBars';
import { AnyLink } from '@/components/site/AnyLink';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { BandSection } from '@/lib/content/products/types';
import { formatRupees } from '@/lib/tools/format';
import { bandRows, bandTotals } from '@/lib/domain/product/band-series';

import styles from './ProductPage.module.scss';
import { MiniPictureView } from './MiniPictureView';
import { hrefOf, Rich } from '@/components/sections/text/Rich';

/** Fills computed sums into a text. */
function fillSums(text: string, section: BandSection): string {
  if (!section.series) return text;
  const { total, invested } = bandTotals(section.series);
  return text.replace('{total}', formatRupees(total)).replace('{invested}', formatRupees(invested));
}

/**
 * The indigo band: a calculator's result as a heading with bars for its years, or a call to action.
 */
export function Band({ section }: { section: BandSection }) {
  const { id, heading, text, action, series, points } = section;
  return (
    <div className={styles.band} data-plain={series || points ? undefined : ''}>
      <div>
        <h2 id={`${id}-heading`} className={styles.bandHeading}>
          {fillSums(heading, section)}
        </h2>
        <p className={styles.bandText}>
          <Rich text={fillSums(text, section)} />
        </p>
        <AnyLink href={hrefOf(action.href)} className={`${buttonClass('large')} ${styles.button}`}>
          {action.label}
          <Icon name="right" />
        </AnyLink>
      </div>
      {series && (
        <div className={styles.bandBars}>
          {series.kind === 'buys' ? (
            <MiniPictureView
              picture={{
                kind: 'bars',
                values: bandRows(series).map(({ total }) => total),
                caption: `What ${formatRupees(series.amount)} of today still buys, year by year`,
              }}
            />
          ) : (
            <SipBars rows={bandRows(series)} />
          )}
        </div>
      )}
      {points && (
        <ul className={styles.bandPoints}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
