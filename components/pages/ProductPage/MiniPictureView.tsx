import { spread } from '@/lib/tools/charts/spread';
import { linePath } from '@/lib/tools/charts/line-path';
import type { MiniPicture } from '@/lib/content/products/types';

import shapes from '@/components/ui/charts/Shapes.module.scss';
import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './Pictures.module.scss';

const BOX = { width: 280, height: 130 } as const;
const CROWD = { across: 10, radius: 10 } as const;
const BAR_FILL = 0.72;

function Crowd({ count, marked }: { count: number; marked: number }) {
  const step = BOX.width / CROWD.across;
  const rows = Math.ceil(count / CROWD.across);
  return (
    <svg viewBox={`0 0 ${BOX.width} ${rows * 32}`} className={shapes.picture} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <circle
          key={at}
          cx={(at % CROWD.across) * step + step / 2}
          cy={Math.floor(at / CROWD.across) * 32 + 16}
          r={CROWD.radius}
          className={at === marked ? styles.ownMark : styles.otherMark}
        />
      ))}
    </svg>
  );
}

function Bars({ values, marked }: { values: readonly number[]; marked?: readonly number[] }) {
  const most = Math.max(...values.map(Math.abs));
  const least = Math.min(0, ...values);
  const unit = (BOX.height - 4) / (most - least || 1);
  const base = 2 + most * unit;
  const step = BOX.width / values.length;
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} className={shapes.picture} aria-hidden="true">
      {values.map((value, at) => (
        <rect
          key={at}
          x={Math.round(at * step * 10) / 10}
          width={Math.round(step * BAR_FILL * 10) / 10}
          y={Math.round(value >= 0 ? base - value * unit : base)}
          height={Math.max(1, Math.round(Math.abs(value) * unit))}
          className={marked?.includes(at) ? shapes.second : shapes.accent}
        />
      ))}
      <path d={`M0 ${Math.round(base) + 0.5}H${BOX.width}`} className={shapes.base} />
    </svg>
  );
}

function Line({ values, level }: { values: readonly number[]; level?: number }) {
  const all = level === undefined ? values : [...values, level];
  const domain = [Math.min(...all), Math.max(...all)] as const;
  const frame = [BOX.width - 6, BOX.height - 6, 6] as const;
  const points = spread(values, domain, frame);
  const [endX, endY] = points.at(-1) ?? [0, 0];
  const across = level === undefined ? null : spread([level], domain, frame)[0]?.[1];
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} className={shapes.picture} aria-hidden="true">
      {across !== null && across !== undefined && (
        <path d={`M0 ${Math.round(across)}H${BOX.width}`} className={styles.miniLevel} />
      )}
      <path d={linePath(points)} className={styles.miniLine} />
      <circle cx={Math.round(endX)} cy={Math.round(endY)} r="5" className={shapes.accent} />
    </svg>
  );
}

/** The small picture of a step; its caption says what it shows. */
export function MiniPictureView({ picture }: { picture: MiniPicture }) {
  if (picture.kind === 'sum') {
    return (
      <dl className={styles.miniSum}>
        {[...picture.rows, picture.total].map(([label, value]) => (
          <div
            key={label}
            className={styles.miniRow}
            data-total={label === picture.total[0] ? '' : undefined}
          >
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <figure className={styles.miniFigure}>
      {picture.kind === 'crowd' && <Crowd {...picture} />}
      {picture.kind === 'bars' && <Bars {...picture} />}
      {picture.kind === 'line' && <Line {...picture} />}
      <figcaption className={`${typeStyles.label} ${basics.top8}`}>{picture.caption}</figcaption>
    </figure>
  );
}
