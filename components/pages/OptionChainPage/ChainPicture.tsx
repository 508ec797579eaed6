import shapes from '@/components/ui/charts/Shapes.module.scss';
import { chainPicture } from '@/lib/domain/contract/chain-picture';
import { formatStrike } from '@/lib/domain/contract/option-chain';
import type { OptionChain } from '@/lib/domain/contract/records';
import { anchorAt, percent } from '@/lib/tools/charts/price-geometry';
import { formatNumber } from '@/lib/tools/format';

import styles from './OptionChainPage.module.scss';

interface MarkProps {
  /** Per cent of the width. */
  x: number;
  text: string;
  y: string | number;
  dy?: string;
}

function MarkText({ x, text, ...place }: MarkProps) {
  return (
    <text x={percent(x)} {...place} textAnchor={anchorAt({ x, y: 0 })} className={styles.word}>
      {text}
    </text>
  );
}

/** The open interest of the whole chain: calls above the line and puts below it, by strike. */
export function ChainPicture({ symbol, chain }: { symbol: string; chain: OptionChain }) {
  const picture = chainPicture(chain);
  if (!picture) return null;
  const { calls, puts, strikes, base, close, pain, viewBox } = picture;
  const strike = ({ at }: { at: number }) => formatStrike(chain.rows[at]?.strike ?? null);
  const closeText = `Close ${formatNumber(chain.close)}`;
  const painText = pain ? `, max pain ${strike(pain)}` : '';
  return (
    <figure className={styles.picture}>
      <figcaption className={styles.legend}>
        <span data-kind="call">Calls open, above the line</span>
        <span data-kind="put">Puts open, below it</span>
        {pain && <span data-kind="pain">Max pain</span>}
      </figcaption>
      <svg
        className={styles.drawing}
        role="img"
        aria-label={`Open interest of ${symbol} options by strike${close === null ? '' : `: ${closeText}`}${painText}`}
      >
        <svg
          y="8%"
          width="100%"
          height="80%"
          viewBox={viewBox}
          preserveAspectRatio="none"
          overflow="visible"
        >
          <path d={calls} className={shapes.accent} />
          <path d={puts} className={shapes.second} />
        </svg>
        <line
          x2="100%"
          y1={percent(8 + base * 0.8)}
          y2={percent(8 + base * 0.8)}
          className={shapes.base}
        />
        {close !== null && (
          <>
            <line
              x1={percent(close)}
              x2={percent(close)}
              y1="7%"
              y2="88%"
              className={styles.close}
            />
            <MarkText x={close} y="5%" text={closeText} />
          </>
        )}
        {pain && (
          <svg x={percent(pain.x)} y={percent(8 + base * 0.8)} overflow="visible">
            <path d="M0-8 8 0 0 8-8 0z" className={styles.pain} />
          </svg>
        )}
        {strikes.map((tick) => (
          <text
            key={tick.at}
            x={percent(tick.x)}
            y="99%"
            textAnchor={anchorAt({ x: tick.x, y: 0 })}
            className={styles.strike}
          >
            {strike(tick)}
          </text>
        ))}
      </svg>
    </figure>
  );
}
