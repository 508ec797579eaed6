import { firm } from '@/lib/content/firm';
import { colours } from '@/lib/pages/seo/colours';
import { drawable } from '@/lib/pages/share-pictures/characters';
import { DISPLAY } from '@/lib/pages/share-pictures/fonts';
import type { Picture } from '@/lib/pages/share-pictures/picture';

import { Sign } from './Flower';

/** The margin: the firm, the kind of page, and the date of its figures. */
export function Margin({ picture, width }: { picture: Picture; width: number }) {
  const [first, second] = firm.logoLines.map(drawable);
  const { label, notes, isSample } = picture;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width,
        padding: '52px 24px 48px 0',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <Sign size={84} />
        <span style={{ fontFamily: DISPLAY, fontSize: 40, marginTop: 18, lineHeight: 1 }}>
          {first}
        </span>
        <span style={{ fontSize: 21, color: colours.muted, marginTop: 4 }}>{second}</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', fontSize: 23, lineHeight: 1.3 }}>
        <span style={{ fontFamily: DISPLAY, fontSize: 28 }}>{label}</span>
        {notes.map((note) => (
          <span key={note} style={{ color: colours.muted }}>
            {note}
          </span>
        ))}
        {isSample && (
          <span
            style={{
              alignSelf: 'flex-start',
              marginTop: 10,
              padding: '4px 10px 1px',
              border: `2px solid ${colours.ink}`,
              fontSize: 22,
            }}
          >
            Sample data
          </span>
        )}
      </div>
    </div>
  );
}
