import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { Tabs } from '@/components/ui/Tabs.client';
import { firm } from '@/lib/content/firm';
import { CHARTER_UPDATED, type Charter, charters } from '@/lib/content/legal/charter';
import { scores, sebiInvestor, smartOdr } from '@/lib/content/legal/links';
import { list, text, type Block } from '@/lib/content/legal/types';

import { Blocks } from '../TextPage/Blocks';
import { DataTable } from '../TextPage/DataTable';
import { Inline } from '../TextPage/Inline';
import { PageHead } from '../TextPage/PageHead';
import { TextParticulars } from '../TextPage/TextPage';

import styles from './CharterPage.module.scss';

function Part({ title, blocks }: { title: string; blocks: readonly Block[] }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <Blocks blocks={blocks} />
    </section>
  );
}

function CharterText({ charter }: { charter: Charter }) {
  return (
    <div className={styles.charter}>
      <Part title="Vision" blocks={[text(charter.vision)]} />
      <Part title="Mission" blocks={[list(...charter.mission)]} />
      <Part title="Services to investors" blocks={[list(...charter.services)]} />
      <Part title="Rights of investors" blocks={[list(...charter.rights)]} />
      <section className={styles.part}>
        <h3 className={styles.title}>Activities and timelines</h3>
        <DataTable
          caption={charter.timelinesCaption}
          header={['S. No.', 'Activity', 'Expected timeline']}
          names={1}
          rows={charter.timelines.map(({ activity, time }, at) => [at + 1, activity, time])}
        />
      </section>
      <div className={styles.halves}>
        <Part title="Dos" blocks={[list(...charter.dos)]} />
        <Part title="Don’ts" blocks={[list(...charter.donts)]} />
      </div>
      <Part
        title="Grievances"
        blocks={[
          { kind: 'list', ordered: true, items: charter.grievance },
          text(
            `The doors: ${scores}, ${smartOdr}, and our own [grievance page](/support/get-in-touch/grievances).`,
          ),
        ]}
      />
      <Part title="Claims if we default" blocks={[list(...charter.onDefault)]} />
    </div>
  );
}

/** What an investor may expect, by the firm's three registrations. */
export function CharterPage() {
  return (
    <article className={styles.page}>
      <PageHead
        path="/support/tools-and-resources/investor-charter"
        heading="What you may expect of us, and by when"
        lead="SEBI has every intermediary put its charter before investors. Ours has three parts, one for each registration under which you deal with us."
        note={
          <TextParticulars
            updated={CHARTER_UPDATED}
            contact={{ label: 'Compliance', email: firm.complianceOfficer.email }}
          />
        }
      />
      <Ledger
        rule="oxford"
        note={
          <SideNote title="Whose words">
            <p>
              The points and times are SEBI’s; the sentences are ours, to be plain. Its circulars
              decide. More at <Inline text={sebiInvestor} />.
            </p>
          </SideNote>
        }
      >
        <h2 className="visually-hidden">The three charters</h2>
        <Tabs
          label="Charters"
          heading="h3"
          labels={charters.map(({ name }) => name)}
          panels={charters.map((charter) => (
            <CharterText key={charter.id} charter={charter} />
          ))}
        />
      </Ledger>
    </article>
  );
}
