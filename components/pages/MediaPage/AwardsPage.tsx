import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import { Picture } from '@/components/ui/Picture';
import type { Award } from '@/lib/domain/publication/records';
import { groupBy } from '@/lib/domain/support/group';

import { PageHead } from '@/components/sections/text/PageHead';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/sections/publications/Publications.module.scss';

/** Awards by year, with their givers. */
export function AwardsPage({ awards }: { awards: readonly Award[] | null }) {
  const list = [...(awards ?? [])].sort((a, b) => (b.year ?? 0) - (a.year ?? 0));
  const years = groupBy(list, ({ year }) => (year === null ? 'Undated' : String(year)));
  return (
    <>
      <PageHead
        path="/media/awards"
        heading="Awards: who gave them, and when"
        lead="An award is a jury’s view in one year. It does not show how an investment will do."
        note={
          <SideNote title="How to read this">
            <p>Each entry names the body that gave it. We pay for none.</p>
          </SideNote>
        }
      />
      <Ledger rule="oxford">
        {list.length === 0 && (
          <NoList list={awards} what="awards">
            We have not received any award yet.
          </NoList>
        )}
        <div className={basics.groups}>
          {years.map(({ name, items }, year) => (
            <section key={name}>
              <h2 id={`year-${name}`} className={basics.subject}>
                {name}
              </h2>
              <ul className={basics.cards}>
                {items.map((award, at) => (
                  <li key={award.name} className={styles.award}>
                    {award.image && (
                      <Picture
                        src={award.image}
                        alt=""
                        width={800}
                        height={600}
                        eager={year + at === 0}
                      />
                    )}
                    <h3 className={typeStyles.smallTitle}>{award.name}</h3>
                    {award.by && <p className={typeStyles.note}>{award.by}</p>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Ledger>
    </>
  );
}
