import type { CSSProperties } from 'react';

import { colours } from '@/lib/pages/seo/colours';
import { PICTURE_SIZE } from '@/lib/pages/seo/metadata';
import {
  type Fitted,
  figuresThatFit,
  fitHeading,
  textLength,
  wrapAtMost,
} from '@/lib/pages/share-pictures/fit';
import { DISPLAY, TEXT } from '@/lib/pages/share-pictures/fonts';
import type { Picture, PictureRange } from '@/lib/pages/share-pictures/picture';

import { Figures } from './Figures';
import { Flower } from './Flower';
import { Margin } from './Margin';

const STRIP_HEIGHT = 26;

/** Where the last price lies between the low and the high of 52 weeks. */
function Strip({ range, width }: { range: PictureRange; width: number }) {
  const { share, low, high } = range;
  const at = 10 + share * (width - 20);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width, fontSize: 23 }}>
      <svg width={width} height={STRIP_HEIGHT} viewBox={`0 0 ${width} ${STRIP_HEIGHT}`}>
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

/** Pixels: the page's pad, the margin, the double rule, and the remaining body. */
const PAD = 52;
const MARGIN = 236;
const RULE = 3;
const GAP = 44;
const BODY = PICTURE_SIZE.width - 2 * PAD - MARGIN - 3 * RULE - GAP;
const LINE_SIZE = 31;
const FLOWER = 300;
const SMALL_FLOWER = 190;
/**
 * Headings: the largest size, and the size for a second line, which takes room from the figures.
 */
const LARGEST = 118;
const LARGE = 100;

const BODY_STYLE: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  position: 'relative',
  width: BODY + GAP,
  padding: `52px 0 48px ${GAP}px`,
};

function Lines({ lines, size, font }: { lines: readonly string[]; size: number; font: string }) {
  const lineHeight = font === DISPLAY ? 0.92 : 1.34;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', fontFamily: font, fontSize: size }}>
      {lines.map((line) => (
        <span key={line} style={{ lineHeight, whiteSpace: 'nowrap' }}>
          {line}
        </span>
      ))}
    </div>
  );
}

const bar = (height: number, marginTop: number) => (
  <div style={{ height, marginTop, width: BODY, background: colours.ink }} />
);

/** The rule at the top of a ledger page, and the heading under it. */
function Head({ heading }: { heading: Fitted }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      {bar(8, 0)}
      {bar(2, 4)}
      <div style={{ display: 'flex', marginTop: 28 }}>
        <Lines lines={heading.lines} size={heading.size} font={DISPLAY} />
      </div>
    </div>
  );
}

/** Heading and sentence of a page of figures, with its range or its flower in the room between. */
function FiguresBody({ picture }: { picture: Picture }) {
  const { style, title, line, range } = picture;
  const large = fitHeading(title, BODY, LARGEST);
  const heading = large.lines.length > 1 ? fitHeading(title, BODY, LARGE) : large;
  const isFlowered = style === 'calculator';
  const room = isFlowered ? BODY - SMALL_FLOWER - 24 : BODY;
  const words = line ? wrapAtMost(line, room / LINE_SIZE, 2, textLength) : [];
  return (
    <div style={BODY_STYLE}>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <Head heading={heading} />
        <div style={{ display: 'flex', marginTop: 14, color: colours.muted }}>
          <Lines lines={words} size={LINE_SIZE} font={TEXT} />
        </div>
      </div>
      {range && heading.lines.length < 3 && <Strip range={range} width={BODY} />}
      <Figures figures={figuresThatFit(picture.figures, BODY)} />
      {isFlowered && (
        <div style={{ display: 'flex', position: 'absolute', right: 0, bottom: 206 }}>
          <Flower name={style} size={SMALL_FLOWER} />
        </div>
      )}
    </div>
  );
}

/** Heading and sentence of any other page, with the flower of its style. */
function WordsBody({ picture }: { picture: Picture }) {
  const { style, title, line } = picture;
  const room = (BODY - FLOWER - 24) / LINE_SIZE;
  return (
    <div style={BODY_STYLE}>
      <Head heading={fitHeading(title, BODY, LARGEST)} />
      <div style={{ display: 'flex', alignItems: 'flex-end', color: colours.muted }}>
        <Lines
          lines={line ? wrapAtMost(line, room, 5, textLength) : []}
          size={LINE_SIZE}
          font={TEXT}
        />
      </div>
      <div style={{ display: 'flex', position: 'absolute', right: -40, bottom: -40 }}>
        <Flower name={style} size={FLOWER} />
      </div>
    </div>
  );
}

/** A page's share picture. Its texts contain only drawable characters. */
export function Card({ picture }: { picture: Picture }) {
  const Body = picture.figures.length > 0 ? FiguresBody : WordsBody;
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        paddingLeft: PAD,
        background: colours.ground,
        color: colours.ink,
        fontFamily: TEXT,
        fontWeight: 400,
      }}
    >
      <Margin picture={picture} width={MARGIN} />
      <div style={{ width: RULE, background: colours.rule }} />
      <div style={{ width: RULE, marginLeft: RULE, background: colours.rule }} />
      <Body picture={picture} />
    </div>
  );
}
