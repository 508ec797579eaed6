import type { CSSProperties } from 'react';

import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { pastPerformanceWarning } from '@/lib/content/prescribed';
import { type CategorySpread, spreadGroups, spreadScale } from '@/lib/domain/fund/spreads';
import { countOf, formatChange, formatChangePercent, formatCount } from '@/lib/tools/format';
import { fundCategoryPath } from '@/lib/pages/addresses/paths';

import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/market/Fund.module.scss';
import shapesStyles from '@/components/ui/charts/Shapes.module.scss';

/** Units of the drawing, which its box stretches. */
const STRIP_WIDTH = 400;

interface DotStripProps {
  /** One dot per value; those beyond the scale are drawn at its end. */
  values: readonly number[];
  scale: readonly [low: number, high: number];
  /** Accessible name. */
  label: string;
}

/** Values on one line, as a single path of dots, with a tick at zero. */
function DotStrip({ values, scale: [low, high], label }: DotStripProps) {
  const x = (value: number): number =>
    Math.round(((Math.min(high, Math.max(low, value)) - low) / (high - low)) * STRIP_WIDTH);
  const places = [...new Set(values.map(x))];
  return (
    <svg
      viewBox={`-6 0 ${STRIP_WIDTH + 12} 20`}
      preserveAspectRatio="none"
      className={shapesStyles.strip}
      role="img"
      aria-label={label}
    >
      <path d={`M0 10H${STRIP_WIDTH}M${x(0)} 2v16`} className={shapesStyles.stripLine} />
      <path
        d={places.map((place) => `M${place} 10h0`).join('')}
        className={shapesStyles.stripDots}
      />
    </svg>
  );
}

interface RowProps {
  spread: CategorySpread;
  scale: readonly [number, number];
}

function Row({ spread: { slug, name, count, returns, middle }, scale }: RowProps) {
  const [least, most] = [returns[0], returns.at(-1)];
  const words = `One year: ${formatChangePercent(least)} to ${formatChangePercent(most)}`;
  return (
    <tr>
      <th scope="row">
        <SiteLink href={fundCategoryPath(slug)}>{name}</SiteLink>
      </th>
      <td className={styles.count}>
        {formatCount(count)}
        <span className="visually-hidden"> {count === 1 ? 'fund' : 'funds'}</span>
      </td>
      <td className={styles.spreadStrip}>
        {returns.length > 0 ? <DotStrip values={returns} scale={scale} label={words} /> : '–'}
      </td>
      <td className={styles.middle}>{formatChangePercent(middle)}</td>
    </tr>
  );
}

/** The ends and the zero of the scale, above and below the strips. */
function Scale({ scale: [least, most] }: { scale: RowProps['scale'] }) {
  const at = { '--at': `${(-100 * least) / (most - least)}%` } as CSSProperties;
  return (
    <span className={styles.scale}>
      <span>{`${formatChange(least, 0)}%`}</span>
      {least < 0 && <span style={at}>0</span>}
      <span>{`${formatChange(most, 0)}%`}</span>
    </span>
  );
}

interface SpreadTableProps {
  caption: string;
  spreads: readonly CategorySpread[];
  scale: RowProps['scale'];
}

/** Categories with the strips of their funds, between two lines of the scale. */
function SpreadTable({ caption, spreads, scale }: SpreadTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">Funds</th>
          <th scope="col" className={styles.spreadStrip}>
            <span className="visually-hidden">Returns over one year, from </span>
            <Scale scale={scale} />
          </th>
          <th scope="col">Median</th>
        </tr>
      </thead>
      <tbody>
        {spreads.map((spread) => (
          <Row key={spread.slug} spread={spread} scale={scale} />
        ))}
      </tbody>
      <tfoot aria-hidden="true">
        <tr>
          <td colSpan={2} />
          <td className={styles.spreadStrip}>
            <Scale scale={scale} />
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

/** Categories of a group that are shown before its fold; a fold hides at least two. */
const SHOWN = 10;

/** A group of categories by name, the first ones and a fold. */
function Group({ name, spreads, scale }: Omit<SpreadTableProps, 'caption'> & { name: string }) {
  const shown = spreads.length === SHOWN + 1 ? spreads.length : SHOWN;
  const more = spreads.slice(shown);
  const caption = `Categories by name: ${name.toLowerCase()}, with their funds’ returns over one year`;
  return (
    <section className={styles.group}>
      <h3>{name}</h3>
      <SpreadTable caption={caption} spreads={spreads.slice(0, shown)} scale={scale} />
      {more.length > 0 && (
        <details>
          <summary className={basics.linkButton}>{`${more.length} more`}</summary>
          <SpreadTable caption={`${caption}, continued`} spreads={more} scale={scale} />
        </details>
      )}
    </section>
  );
}

/**
 * Every category by group and name with a picture of its funds' returns over a year, under the
 * prescribed warning.
 */
export function CategorySpreads({ spreads }: { spreads: readonly CategorySpread[] }) {
  const scale = spreadScale(spreads);
  return (
    <Section
      id="categories"
      heading={`How the funds of ${countOf(spreads.length, 'category', 'categories')} spread`}
      lead={pastPerformanceWarning.text}
      ground="tint"
      space="whole"
    >
      {spreadGroups(spreads).map(({ key, name, spreads: own }) => (
        <Group key={key} name={name} spreads={own} scale={scale} />
      ))}
      <p className={basics.afterNote}>
        A dot is a fund’s return from the NAV of a year before the last month’s end, or the one
        before it where that day has none. The tick is 0%. A return beyond the scale is drawn at its
        end.
      </p>
    </Section>
  );
}
