import { colours } from '@/lib/pages/seo/colours';
import type { PictureRange } from '@/lib/pages/share-pictures/picture';

const HEIGHT = 26;

/** Where the last price lies between the low and the high of 52 weeks. */
export function Strip({ range, width }: { range: PictureRange; width: number }) {
  const { share, low, high } = range;
  const at = 10 + share * (width - 20);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width, fontSize: 23 }}>
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
        <path d={`M0 13H${width}`} stroke={colours.meaning} strokeWidth={2} />
        <path d={`M1 5V21M${width - 1} 5V21`} stroke={colours.meaning} strokeWidth={2} />
        <circle cx={at} cy={13} r={10} fill={colours.accent} />
      </svg>
      <div style={{ display: 'flex', justifyContent: 'space-between', color: colours.muted }}>
        <span>52-week low {low}</span>
        <span>high {high}</span>
      </div>
    </div>
  );
}
