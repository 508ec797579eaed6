import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import { issueMonth, monthWords } from '@/lib/domain/issue/month';
import type { Clock } from '@/lib/domain/market/bidding-hours';
import type { PublicIssue } from '@/lib/domain/market/records';
import { issuePath } from '@/lib/pages/addresses/paths';
import { percent } from '@/lib/tools/charts/price-geometry';
import { slugOf } from '@/lib/tools/slug';

import styles from './IssuesPage.module.scss';

interface IssueMonthProps {
  issues: readonly PublicIssue[];
  clock: Clock;
  holidays: ReadonlySet<string>;
}

/** The issues of the month, each on its track; the row has the same days in words. */
export function IssueMonth({ issues, clock, holidays }: IssueMonthProps) {
  const month = issueMonth(issues, clock.day, holidays);
  if (month.tracks.length === 0) return null;
  return (
    <Section
      id="month"
      heading="This month’s issues"
      lead={`${monthWords(month)}. A bar is the days of bidding, a diamond allotment or listing, the line today.`}
      space="whole"
    >
      <ul className={basics.ruledList}>
        {month.tracks.map(({ issue, bar, marks, words }) => (
          <li key={issue.slug ?? issue.name} className={styles.track}>
            <div>
              <SiteLink href={issuePath(slugOf(issue.slug ?? issue.name))}>{issue.name}</SiteLink>
              <p className={typeStyles.label}>{words}</p>
            </div>
            <svg aria-hidden="true" className={styles.days}>
              <line x2="100%" y1="50%" y2="50%" className={styles.ahead} />
              <line
                x1={percent(month.today)}
                x2={percent(month.today)}
                y2="100%"
                className={styles.today}
              />
              {bar && (
                <rect
                  x={percent(bar.x)}
                  width={percent(bar.width)}
                  y="30%"
                  height="40%"
                  className={styles.passed}
                />
              )}
              {marks.map(({ key, x, isByRule }) => (
                <svg key={key} x={percent(x)} y="50%" overflow="visible">
                  <path
                    d="M0-7 7 0 0 7-7 0z"
                    className={isByRule ? styles.coming : styles.stated}
                  />
                </svg>
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </Section>
  );
}
