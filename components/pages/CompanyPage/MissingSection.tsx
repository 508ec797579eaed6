import { SectionHead } from '@/components/sections/SectionHead';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NO_DATA_FOUND } from '@/components/ui/NoData/text';
import { asSentence, listed } from '@/lib/tools/phrases';
import { type Dated, isFromFiles } from '@/lib/domain/market/sources';

import { Divider } from '@/components/ui/Divider/Divider';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './CompanyPage.module.scss';

const PARTS = {
  prices: { name: 'Price history', short: 'prices' },
  quarters: { name: 'Quarterly results', short: 'results' },
  peers: { name: 'Companies of its industry', short: 'peers' },
  news: { name: 'News', short: 'news' },
} as const;

type Part = keyof typeof PARTS;

interface MissingSectionProps {
  missing: Readonly<Record<Part, boolean>>;
  sources: Readonly<Record<Part, Dated | null>>;
}

/** Names the sections whose data are missing, in one place. */
export function MissingSection({ missing, sources }: MissingSectionProps) {
  const parts = (Object.keys(PARTS) as Part[]).filter(
    (part) => missing[part] && !isFromFiles(sources[part]),
  );
  if (parts.length === 0) return null;
  return (
    <>
      <Divider />
      <Ledger
        note={
          <SideNote title="Not on record">
            <p>Our sources gave nothing for these parts when this page was made.</p>
          </SideNote>
        }
      >
        <SectionHead id="missing-heading">
          {asSentence(
            `no ${listed(parts.map((part) => PARTS[part].short)).replace(/ and /, ' or ')} on record`,
          )}
        </SectionHead>
        <dl className={styles.list}>
          {parts.map((part) => (
            <div key={part} className={styles.part}>
              <dt className={typeStyles.strong}>{PARTS[part].name}</dt>
              <dd>{NO_DATA_FOUND}</dd>
            </div>
          ))}
        </dl>
      </Ledger>
    </>
  );
}
