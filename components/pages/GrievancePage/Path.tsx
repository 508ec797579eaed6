import { AnyLink } from '@/components/site/AnyLink';
import { redressPath } from '@/lib/content/legal/redress';

import basics from '@/components/ui/Basics.module.scss';
import styles from '@/components/sections/text/Rows.module.scss';

/** The steps of a complaint: firm, exchange or depository, SCORES 2.0, SMART ODR. */
export function Path() {
  return (
    <ol className={basics.ruledList}>
      {redressPath.map(({ title, text, time, links }, at) => (
        <li key={title} className={styles.step}>
          <p className={styles.stepNumber} aria-hidden="true">
            {at + 1}
          </p>
          <div className={styles.stepBody}>
            <h3 className={styles.stepTitle}>{title}</h3>
            <p>{text}</p>
            <p className={basics.links}>
              {links.map(({ label, href }) => (
                <AnyLink key={href} href={href} arrow>
                  {label}
                </AnyLink>
              ))}
            </p>
          </div>
          <p className={styles.stepTime}>{time}</p>
        </li>
      ))}
    </ol>
  );
}
