import { scaleLinear } from 'd3-scale';

import { SectionHead } from '@/components/sections/SectionHead';
import { PartSource } from '@/components/sections/SourceLine';
import { type Figure, FigureList } from '@/components/ui/FigureList/FigureList';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { kindOf } from '@/lib/domain/fields';
import {
  COMPANY_FIGURES,
  type CompanyFigures,
  type FigureName,
  FIGURES,
} from '@/lib/domain/company/figures';
import { yieldReason } from '@/lib/domain/company/yield-reason';
import { figuresSentence } from '@/lib/domain/company/summary';
import { withSampleMark } from '@/lib/domain/company/in-sample';
import { type Figure as ShownFigure, isKnown } from '@/lib/domain/figure/figure';
import { pastDay } from '@/lib/domain/figure/tense';
import { meaningfulRatio, meaningfulWorth } from '@/lib/domain/company/ratios';
import type { CompanyStory } from '@/lib/domain/company/story';
import { particularsOf } from '@/lib/domain/company/particulars';
import { type Dated, isFromFiles } from '@/lib/domain/market/sources';
import {
  formatCount,
  formatLargeCrore,
  formatDate,
  formatNumber,
  formatPercent,
  formatRupees,
  MISSING,
} from '@/lib/tools/format';
import type { CompanyResults } from '@/lib/domain/company/records';
import type { Sourced } from '@/lib/domain/sourced';

import styles from '@/components/ui/charts/Shapes.module.scss';

interface PeerDotsProps {
  value: number;
  /** The same figure of each peer that has one. */
  peers: readonly number[];
  /** Accessible name. */
  label: string;
}

/** One figure on a line with its peers: rings are peers, the filled dot is this one; left is lower. */
export function PeerDots({ value, peers, label }: PeerDotsProps) {
  const all = [value, ...peers];
  const place = scaleLinear()
    .domain([Math.min(...all), Math.max(...all)])
    .range([5, 95]);
  const at = (figure: number): string => `${Math.round(place(figure) * 10) / 10}%`;
  return (
    <svg className={styles.peerDots} role="img" aria-label={label}>
      <line x1="0" x2="100%" y1="50%" y2="50%" className={styles.peerLine} />
      {peers.map((peer, index) => (
        <circle key={index} cx={at(peer)} cy="50%" r="3.5" className={styles.peer} />
      ))}
      <circle cx={at(value)} cy="50%" r="6" className={styles.accent} />
    </svg>
  );
}

function dots(value: number | null, peers: readonly number[], name: string) {
  if (value === null || peers.length < 2) return undefined;
  const lower = peers.filter((peer) => peer < value).length;
  return (
    <PeerDots
      value={value}
      peers={peers}
      label={`${name}: ${lower} of its ${peers.length} peers lower, ${peers.length - lower} not`}
    />
  );
}

/** The day of a figure, if it differs from that of the price. */
const dayNote = ({ day }: ShownFigure, { price }: CompanyStory): string | null =>
  day !== null && day !== price.day ? formatDate(day) : null;

function figuresOf(story: CompanyStory): readonly Figure[] {
  const { figures, marketCap, pe, dividendYield, peers, medianPe, eps } = story;
  const { returnOnEquity: equity } = story;
  const worths = peers.flatMap(({ row }) => meaningfulWorth(row.marketCapCrore) ?? []);
  const ratios = medianPe === null ? [] : peers.flatMap(({ row }) => meaningfulRatio(row.pe) ?? []);
  return [
    {
      label: 'Market cap',
      value: formatLargeCrore(marketCap.value),
      note: joined([rankNote(figures), dayNote(marketCap, story)]),
      picture: dots(marketCap.value, worths, 'Market cap'),
    },
    {
      label: 'P/E ratio',
      value: formatNumber(pe.value),
      note: joined([
        medianPe !== null && `median of peers ${formatNumber(medianPe)}`,
        isKnown(pe) && pe.basis,
        isKnown(pe) && dayNote(pe, story),
      ]),
      picture: dots(pe.value, ratios, 'P/E ratio'),
    },
    {
      label: 'Dividend yield',
      value: formatPercent(dividendYield.value),
      note: yieldNote(dividendYield, story),
    },
    { label: 'Price to book', value: formatNumber(story.priceToBook.value) },
    {
      label: 'Earnings a share',
      value: formatRupees(eps.value),
      note: isKnown(eps) ? 'last four quarters' : undefined,
    },
    {
      label: 'Return on equity',
      value: formatPercent(equity.value),
      note: isKnown(equity) ? 'earnings on book value' : undefined,
    },
    ...statedFigures(figures),
  ];
}

/** The basis of a yield and its day, or why there is none. */
const yieldNote = (yielded: ShownFigure, story: CompanyStory): string | undefined =>
  isKnown(yielded) ? joined([yielded.basis, dayNote(yielded, story)]) : yieldReason(yielded);

const joined = (parts: readonly (string | null | false)[]): string | undefined =>
  parts.filter(Boolean).join(', ') || undefined;

function printed(figures: CompanyFigures, name: FigureName): string {
  const value = figures[name];
  const { field, print = formatNumber } = COMPANY_FIGURES[name];
  if (typeof value !== 'string') return print(value);
  return kindOf(field) === 'date' ? formatDate(value) : value;
}

/** The listed figures of the table. */
const statedFigures = (figures: CompanyFigures): readonly Figure[] =>
  FIGURES.flatMap(({ name, label, note }) =>
    label
      ? {
          label,
          value: printed(figures, name),
          note: note && figures[note] !== null ? printed(figures, note) : undefined,
        }
      : [],
  );

/** The rank by market value. */
const rankNote = ({ marketCapRank, marketCapCount }: CompanyFigures): string | false =>
  marketCapRank !== null &&
  `rank ${formatCount(marketCapRank)}${marketCapCount === null ? '' : ` of ${formatCount(marketCapCount)}`}`;

/** Whether there is more to show than a face value. */
export const hasRatios = ({ figures, marketCap, pe, dividendYield }: CompanyStory): boolean =>
  [marketCap.value, pe.value, dividendYield.value, figures.bookValue, figures.turnoverCrore].some(
    (figure) => figure !== null,
  );

/**
 * Figures that are also shown without a value: for the exchanges' files, those that state a reason.
 */
const ALWAYS = {
  files: ['Dividend yield'],
  others: ['Market cap', 'P/E ratio', 'Dividend yield'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Leaves out other missing figures. */
function shownFigures(figures: readonly Figure[], areOfFiles: boolean): readonly Figure[] {
  const always: readonly string[] = ALWAYS[areOfFiles ? 'files' : 'others'];
  return figures.filter(({ label, value }) => value !== MISSING || always.includes(label));
}

interface FiguresSectionProps {
  story: CompanyStory;
  results: Sourced<CompanyResults> | null;
  /** The source of the line under the company's name. */
  page: Dated | null;
}

/** The company's ratios, compared with its peers'. */
export function FiguresSection({ story, results, page }: FiguresSectionProps) {
  const figures = shownFigures(figuresOf(story), isFromFiles(results));
  const hasDots = figures.some(({ picture }) => picture);
  return (
    <Ledger
      rule="oxford"
      note={
        hasDots ? (
          <SideNote title="Against its peers">
            <p>Filled dot: this company. Rings: the peers below. Left is lower.</p>
          </SideNote>
        ) : (
          <SideNote title="No figure, no guess">
            <p>A dash means that the record has no figure, and for the P/E of a loss.</p>
          </SideNote>
        )
      }
    >
      <SectionHead
        id="figures-heading"
        lead={particularsOf(story.figures, pastDay('quote', story.quote?.asOf, story.now))}
        source={<PartSource of={{ results }} page={page} />}
      >
        {withSampleMark(results, figuresSentence(story))}
      </SectionHead>
      <FigureList figures={figures} />
    </Ledger>
  );
}
