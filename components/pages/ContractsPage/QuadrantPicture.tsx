import { figure, type Column, count, words } from '@/components/ui/Table/columns';
import { Fold } from '@/components/ui/Fold';
import { Table } from '@/components/ui/Table/Table';
import { type Bubble, quadrants, quadrantsSentence } from '@/lib/domain/contract/quadrants';
import { percent } from '@/lib/tools/charts/price-geometry';
import { formatChangePercent } from '@/lib/tools/format';
import shapes from '@/components/ui/charts/Shapes.module.scss';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './ContractsPage.module.scss';

/** The names of the quadrants, in their corners. */
const CORNERS = [
  { name: 'Short covering', x: '0', y: '14', anchor: 'start' },
  { name: 'Long build-up', x: '100%', y: '14', anchor: 'end' },
  { name: 'Long unwinding', x: '0', y: '99%', anchor: 'start' },
  { name: 'Short build-up', x: '100%', y: '99%', anchor: 'end' },
] as const;

const COLUMNS: readonly Column<Bubble>[] = [
  words('symbol', 'Underlying', ({ symbol }) => symbol),
  words('kind', 'Kind', ({ kind }) => kind, { slot: 'line' }),
  count('interest', 'Open interest', ({ openInterest }) => openInterest),
  figure('interestPercent', 'OI change %', ({ interestPercent }) => interestPercent, {
    format: 'percent',
  }),
  figure('pricePercent', 'Price change %', ({ pricePercent }) => pricePercent, {
    format: 'percent',
  }),
];

/** The largest futures by change of open interest and of price, and the same as a table. */
export function QuadrantPicture({ shown }: { shown: readonly Bubble[] }) {
  const picture = quadrants(shown);
  if (!picture) return null;
  const { wide, high, places } = picture;
  const title = `The ${shown.length} largest futures by open interest`;
  return (
    <figure>
      <figcaption className={`${typeStyles.label} ${basics.bottom8}`}>
        {title}: {quadrantsSentence(shown)}. Right: open interest grew, up to{' '}
        {formatChangePercent(wide)}. Up: the price rose, up to {formatChangePercent(high)}. Area:
        open contracts.
      </figcaption>
      <svg
        className={styles.quadrants}
        role="img"
        aria-label={`${title}: ${quadrantsSentence(shown)}`}
      >
        <line x1="50%" x2="50%" y2="100%" className={shapes.outline} />
        <line x2="100%" y1="50%" y2="50%" className={shapes.outline} />
        {CORNERS.map(({ name, x, y, anchor }) => (
          <text key={name} x={x} y={y} textAnchor={anchor} className={styles.corner}>
            {name}
          </text>
        ))}
        {places.map(({ bubble: { symbol, interest }, x, y, r }) => (
          <circle
            key={symbol}
            cx={percent(x)}
            cy={percent(y)}
            r={r}
            className={styles.bubble}
            data-interest={interest}
          />
        ))}
        {places.map(({ bubble: { symbol }, x, y, r, name }) =>
          name === null ? null : (
            <text
              key={symbol}
              x={percent(x)}
              y={percent(y)}
              dx={name === 'start' ? r + 2 : -r - 2}
              dy="0.35em"
              textAnchor={name}
              className={styles.bubbleName}
            >
              {symbol}
            </text>
          ),
        )}
      </svg>
      <Fold name="quadrants" title="The same as a table">
        <Table order="sortable" caption={title} columns={COLUMNS} rows={shown} />
      </Fold>
    </figure>
  );
}
