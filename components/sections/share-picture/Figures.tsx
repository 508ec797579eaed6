import { colours } from '@/lib/pages/seo/colours';
import { FIGURE_SIZES } from '@/lib/pages/share-pictures/fit';
import { DISPLAY } from '@/lib/pages/share-pictures/fonts';
import type { PictureFigure } from '@/lib/pages/share-pictures/picture';

const COLOUR = { up: colours.gain, down: colours.loss, flat: colours.ink } as const;
/** The fonts have no such signs, so they are drawn. */
const TRIANGLE = { up: 'M0 18L10 0L20 18Z', down: 'M0 0L10 18L20 0Z' } as const;

function Figure({ figure, isFirst }: { figure: PictureFigure; isFirst: boolean }) {
  const { label, value, direction } = figure;
  const colour = direction ? COLOUR[direction] : colours.ink;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flexShrink: 0 }}>
      <span style={{ fontSize: FIGURE_SIZES.label, color: colours.muted }}>{label}</span>
      <div style={{ display: 'flex', alignItems: 'center', marginTop: 4, color: colour }}>
        {direction && direction !== 'flat' && (
          <svg width={20} height={18} viewBox="0 0 20 18" style={{ marginRight: 8 }}>
            <path d={TRIANGLE[direction]} fill={colour} />
          </svg>
        )}
        <span
          style={{
            fontFamily: DISPLAY,
            fontSize: FIGURE_SIZES[isFirst ? 'first' : 'other'],
            lineHeight: 1.05,
          }}
        >
          {value}
        </span>
      </div>
    </div>
  );
}

/** Figures in a row under the ink rule of a table; the first is the largest. */
export function Figures({ figures }: { figures: readonly PictureFigure[] }) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        borderTop: `3px solid ${colours.ink}`,
        paddingTop: 16,
      }}
    >
      {figures.map((figure, at) => (
        <Figure key={figure.label} figure={figure} isFirst={at === 0} />
      ))}
    </div>
  );
}
