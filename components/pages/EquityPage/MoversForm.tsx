import { SiteLink } from '@/components/site/SiteLink';
import { buttonClass } from '@/components/ui/Button';
import {
  MOVER_INDICES,
  MOVER_LISTS,
  type MoversChoice,
  moversHref,
} from '@/lib/domain/market/movers-choice';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from '@/components/ui/form/Filter.module.scss';

/** Chooses exchange, list and index, by links and a form; the choice is in the query. */
export function MoversForm({ choice }: { choice: MoversChoice }) {
  const { exchange, index, list } = choice;
  return (
    <div className={styles.choice}>
      <nav aria-label="Lists of shares">
        <ul className={styles.lists}>
          {MOVER_LISTS.map(({ slug, name }) => (
            <li key={slug}>
              <SiteLink
                href={moversHref(choice, { list: slug })}
                className={styles.list}
                aria-current={slug === list.slug ? 'true' : undefined}
              >
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <form action="/equity#movers" method="get" className={styles.form}>
        <nav aria-label="Exchange" className={styles.exchange}>
          <ul className={styles.lists}>
            {(['NSE', 'BSE'] as const).map((name) => (
              <li key={name}>
                <SiteLink
                  href={moversHref(choice, { exchange: name })}
                  className={styles.list}
                  aria-current={name === exchange ? 'true' : undefined}
                >
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <label className={typeStyles.strong} htmlFor="movers-index">
          Shares of
        </label>
        <select
          id="movers-index"
          name="index"
          defaultValue={index.slug}
          key={`${exchange}${index.slug}`}
          className={styles.select}
        >
          {MOVER_INDICES[exchange].map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <input type="hidden" name="exchange" value={exchange.toLowerCase()} />
        <input type="hidden" name="list" value={list.slug} />
        <button type="submit" className={buttonClass('outline')}>
          Show
        </button>
      </form>
    </div>
  );
}
