import { AnyLink } from '@/components/site/AnyLink';
import { standardWarning } from '@/lib/content/prescribed';
import { formatCount, formatDate, formatTime } from '@/lib/tools/format';
import { splitWebinars } from '@/lib/domain/publication/webinars';
import type { Webinar } from '@/lib/domain/publication/records';
import { anchorOf } from '@/lib/tools/anchors';

import { SectionHead } from '@/components/sections/SectionHead';
import { Section } from '@/components/sections/text/Section';

import type { Collection } from './PublicationsPage';
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

function Entries({ webinars }: { webinars: readonly Webinar[] }) {
  return (
    <ul className={basics.ruledList}>
      {webinars.map((webinar) => (
        <Entry key={`${webinar.title} ${webinar.startsAt}`} webinar={webinar} />
      ))}
    </ul>
  );
}

/**
 * Upcoming webinars, and past ones with their recordings.
 * @param now ISO instant of rendering; webinars that start later are upcoming
 */
export function webinarCollection(webinars: readonly Webinar[] | null, now: string): Collection {
  const { coming, held } = splitWebinars(webinars ?? [], now);
  const next = coming[0];
  return {
    path: '/webinars',
    heading: next?.startsAt
      ? `Webinars: next live talk on ${formatDate(next.startsAt)}`
      : 'Live talks, with time for questions',
    lead: 'Free, in English, with half of the time for your questions. Clients get the link by e-mail and in the app; everyone else asks customer care for it.',
    note: {
      title: 'On a call with us',
      text: 'Speakers don’t recommend shares and never ask for account details.',
    },
    remarks: [standardWarning.text],
    list: webinars,
    what: 'webinars',
    none: 'No webinar is planned now.',
    id: 'coming',
    title: (
      <SectionHead id="coming-heading">
        {next ? `${formatCount(coming.length)} to come, soonest first` : 'To come'}
      </SectionHead>
    ),
    body: next ? <Entries webinars={coming} /> : null,
    further: held.length > 0 && (
      <Section id="held" heading="Held, newest first" ground="tint">
        <Entries webinars={held} />
      </Section>
    ),
  };
}
