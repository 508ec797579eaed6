import { AnyLink } from '@/components/site/AnyLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { NoList } from '@/components/ui/NoData/NoData';
import { standardWarning } from '@/lib/content/prescribed';
import { formatCount, formatDate, formatTime } from '@/lib/tools/format';
import { splitWebinars } from '@/lib/domain/publication/webinars';
import type { Webinar } from '@/lib/domain/publication/records';
import { anchorOf } from '@/lib/tools/anchors';

import { PageHead } from '@/components/sections/text/PageHead';
import { Section } from '@/components/sections/text/Section';

import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/sections/text/Rows.module.scss';

const OWN_PAGE = '/webinars';

function Entry({ webinar }: { webinar: Webinar }) {
  const { title, startsAt, minutes, speaker, link, recording } = webinar;
  return (
    <li id={anchorOf(title)} className={`${basics.ruledRow} ${styles.webinarRow}`}>
      <p className={basics.noteFigures}>
        {startsAt && (
          <time dateTime={startsAt}>
            {formatDate(startsAt)}
            <br />
            {formatTime(startsAt)}
          </time>
        )}
      </p>
      <div>
        <h3 className={typeStyles.smallTitle}>{title}</h3>
        <p className={typeStyles.note}>
          {[speaker, minutes === null ? null : `${minutes} minutes`].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className={basics.action}>
        {recording ? (
          <AnyLink href={recording}>
            Recording<span className="visually-hidden"> of {title}</span>
          </AnyLink>
        ) : (
          link &&
          link !== OWN_PAGE && (
            <AnyLink href={link} arrow>
              Take part<span className="visually-hidden"> in {title}</span>
            </AnyLink>
          )
        )}
      </p>
    </li>
  );
}

interface WebinarsPageProps {
  webinars: readonly Webinar[] | null;
  /** ISO instant of rendering; webinars that start later are upcoming. */
  now: string;
}

/** Upcoming webinars, and past ones with their recordings. */
export function WebinarsPage({ webinars, now }: WebinarsPageProps) {
  const { coming, held } = splitWebinars(webinars ?? [], now);
  const next = coming[0];
  return (
    <>
      <PageHead
        path="/webinars"
        heading={
          next?.startsAt
            ? `Webinars: next live talk on ${formatDate(next.startsAt)}`
            : 'Live talks, with time for questions'
        }
        lead="Free, in English, with half of the time for your questions. Clients get the link by e-mail and in the app; everyone else asks customer care for it."
        note={
          <>
            <SideNote title="On a call with us">
              <p>Speakers don’t recommend shares and never ask for account details.</p>
            </SideNote>
            <p>{standardWarning.text}</p>
          </>
        }
      />
      <Section
        id="coming"
        heading={
          coming.length === 0 ? 'To come' : `${formatCount(coming.length)} to come, soonest first`
        }
        rule="oxford"
      >
        {coming.length === 0 ? (
          <NoList list={webinars} what="webinars">
            No webinar is planned now.
          </NoList>
        ) : (
          <ul className={basics.ruledList}>
            {coming.map((webinar) => (
              <Entry key={`${webinar.title} ${webinar.startsAt}`} webinar={webinar} />
            ))}
          </ul>
        )}
      </Section>
      {held.length > 0 && (
        <Section id="held" heading="Held, newest first" ground="tint">
          <ul className={basics.ruledList}>
            {held.map((webinar) => (
              <Entry key={`${webinar.title} ${webinar.startsAt}`} webinar={webinar} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
