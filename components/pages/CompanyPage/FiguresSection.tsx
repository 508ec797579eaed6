import { SectionHead } from '@/components/sections/SectionHead';
import { PeerDots } from '@/components/ui/charts/PeerDots';
import { type Figure, FigureList } from '@/components/ui/FigureList/FigureList';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { figuresSentence } from '@/lib/companies/figures-sentence';
import { peerMedianPe } from '@/lib/companies/peers';
import {
  meaningfulRatio,
  meaningfulWorth,
  priceToBook,
  returnOnEquity,
  trailingEps,
} from '@/lib/companies/ratios';
import type { CompanyStory } from '@/lib/companies/story';
import { formatCrore, formatNumber, formatPercent, formatRupees, MISSING } from '@/lib/format';

import { Divider } from '@/components/ui/Divider/Divider';

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

function figuresOf(story: CompanyStory): readonly Figure[] {
  const { figures, marketCapCrore, pe, peers, quarters } = story;
  const worths = peers.flatMap(({ row }) => meaningfulWorth(row.marketCapCrore) ?? []);
  const ratios = peers.flatMap(({ row }) => meaningfulRatio(row.pe) ?? []);
  const middle = peerMedianPe(peers);
  const [eps, equity] = [trailingEps(quarters), returnOnEquity(figures, quarters)];
  return [
    {
      label: 'Market cap',
      value: formatCrore(marketCapCrore),
      picture: dots(marketCapCrore, worths, 'Market cap'),
    },
    {
      label: 'PE ratio',
      value: formatNumber(pe),
      note: middle === null ? undefined : `peers’ middle ${formatNumber(middle)}`,
      picture: dots(pe, ratios, 'PE ratio'),
    },
    { label: 'Dividend yield', value: formatPercent(figures.dividendYield) },
    { label: 'Price to book', value: formatNumber(priceToBook(figures)) },
    {
      label: 'Earnings a share',
      value: formatRupees(eps),
      note: eps === null ? undefined : 'last four quarters',
    },
    {
      label: 'Return on equity',
      value: formatPercent(equity),
      note: equity === null ? undefined : 'earnings on book value',
    },
    { label: 'Book value a share', value: formatRupees(meaningfulRatio(figures.bookValue)) },
    { label: 'Face value', value: formatRupees(meaningfulRatio(figures.faceValue)) },
  ];
}

/** The first three figures are always shown; a row of the grid holds four. */
const ALWAYS = 3;
const IN_A_ROW = 4;

/** Leaves out missing figures beyond the first three, as far as rows stay full. */
function shownFigures(figures: readonly Figure[]): readonly Figure[] {
  const isShown = (figure: Figure, at: number) => at < ALWAYS || figure.value !== MISSING;
  const room = Math.ceil(figures.filter(isShown).length / IN_A_ROW) * IN_A_ROW;
  let gaps = room - figures.filter(isShown).length;
  return figures.filter((figure, at) => isShown(figure, at) || (gaps -= 1) >= 0);
}

/** The company's ratios beside its peers'. */
export function FiguresSection({ story, isFirst }: { story: CompanyStory; isFirst: boolean }) {
  const figures = shownFigures(figuresOf(story));
  const hasDots = figures.some(({ picture }) => picture);
  return (
    <>
      {!isFirst && <Divider />}
      <Ledger
        rule={isFirst ? 'oxford' : 'none'}
        labelledBy="figures-heading"
        note={
          hasDots ? (
            <SideNote title="Against its peers">
              <p>Filled dot: this company. Rings: the peers below. Left is lower.</p>
            </SideNote>
          ) : (
            <SideNote title="No figure, no guess">
              <p>A dash stands where the record has no figure, and for the PE of a loss.</p>
            </SideNote>
          )
        }
      >
        <SectionHead id="figures-heading">{figuresSentence(story)}</SectionHead>
        <FigureList figures={figures} />
      </Ledger>
    </>
  );
}
