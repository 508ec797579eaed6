import { Accordion } from '@/components/ui/Accordion';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { countOf, formatDate } from '@/lib/tools/format';
import type { Update } from '@/lib/domain/support/records';
import { type ListedUpdate, listUpdates } from '@/lib/domain/support/updates';

import { LinkRows } from '@/components/sections/text/LinkRows';
import { RichText } from '@/components/sections/text/RichText';
import { Section } from '@/components/sections/text/Section';

import type { Collection } from './PublicationsPage';
import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/publications/Publications.module.scss';

const LEGAL = [
  {
    name: 'Registration details',
    href: '/support/updates/registration-details',
    text: 'Every registration, membership, person in charge, office and authorised person.',
  },
  {
    name: 'Disclosures',
    href: '/support/updates/disclosures',
    text: 'Risk disclosures, our own interests and our policies.',
  },
  {
    name: 'Disclaimers',
    href: '/support/updates/disclaimers',
    text: 'Disclaimers: what we don’t promise.',
  },
  {
    name: 'Privacy',
    href: '/support/updates/privacy',
    text: 'What we know about you, why, and for how long.',
  },
] as const;

/** Notices shown in full; older ones are collapsed. */
const OPEN = 5;

function Body({ update: { body, file } }: { update: Update }) {
  return (
    <>
      {body && <RichText html={body} />}
      {file && (
        <p>
          <ExternalLink href={file} arrow>
            This notice as a PDF
          </ExternalLink>
        </p>
      )}
    </>
  );
}

function Entry({ update }: { update: ListedUpdate }) {
  const { title, date, category, anchor } = update;
  return (
    <article id={anchor} aria-labelledby={`${anchor}-title`} className={styles.update}>
      <p className={styles.updateDay}>
        {date && <time dateTime={date}>{formatDate(date)}</time>}
        {category && <span>{category}</span>}
      </p>
      <div className={basics.stack12}>
        <h3 id={`${anchor}-title`} className={styles.updateTitle}>
          {title}
        </h3>
        <Body update={update} />
      </div>
    </article>
  );
}

/** Older notices, collapsed; a link to the anchor of one opens it. */
function Earlier({ updates }: { updates: readonly ListedUpdate[] }) {
  return (
    <section className={styles.earlierUpdates}>
      <h3 id="earlier-heading" className={basics.bottom12}>
        Earlier notices
      </h3>
      <Accordion
        name="earlier"
        heading="h4"
        items={updates.map((update) => ({
          id: `notice-${update.anchor}`,
          title: (
            <>
              {update.title}{' '}
              <span className={styles.updateNote}>
                {[update.category, formatDate(update.date)].filter(Boolean).join(', ')}
              </span>
            </>
          ),
          content: (
            <div id={update.anchor} className={basics.stack12}>
              <Body update={update} />
            </div>
          ),
        }))}
      />
    </section>
  );
}

/** Notices to clients, newest first, and the legal pages below theirs. */
export function noticeCollection(updates: readonly Update[] | null): Collection {
  const list = listUpdates(updates ?? []);
  const newest = list[0]?.date;
  return {
    path: '/support/updates',
    heading: 'Updates: what has changed, and when it applies',
    lead: 'Holidays, maintenance, KYC, circulars. We send what concerns you by e-mail too; this page is the record.',
    note: {
      title: list.length === 0 ? 'Notices' : countOf(list.length, 'notice'),
      text: newest && `Newest notice: ${formatDate(newest)}.`,
    },
    list: updates,
    what: 'notices',
    none: 'We have not published any notice yet.',
    title: (
      <h2 id="notices-heading" className="visually-hidden">
        Notices, newest first
      </h2>
    ),
    body:
      list.length > 0 ? (
        <>
          {list.slice(0, OPEN).map((update) => (
            <Entry key={update.anchor} update={update} />
          ))}
          {list.length > OPEN && <Earlier updates={list.slice(OPEN)} />}
        </>
      ) : null,
    further: (
      <Section id="legal" heading="What stays in force" ground="tint">
        <LinkRows rows={LEGAL} />
      </Section>
    ),
  };
}
