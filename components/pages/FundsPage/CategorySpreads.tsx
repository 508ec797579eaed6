import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import { DotStrip } from '@/components/ui/charts/DotStrip';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { pastPerformanceWarning } from '@/lib/content/prescribed';
import { type CategorySpread, spreadScale } from '@/lib/domain/fund/spreads';
import { countOf, formatChangePercent, formatCount } from '@/lib/tools/format';
import { fundCategoryPath } from '@/lib/pages/addresses/paths';

import styles from './CategorySpreads.module.scss';

interface RowProps {
  spread: CategorySpread;
  scale: readonly [number, number];
}

function Row({ spread: { slug, name, count, returns, middle }, scale }: RowProps) {
  const [least, most] = [returns[0], returns.at(-1)];
  const words = `One year: ${formatChangePercent(least)} to ${formatChangePercent(most)}`;
  return (
    <tr>
      <th scope="row">
        <SiteLink href={fundCategoryPath(slug)}>{name}</SiteLink>
      </th>
      <td className={styles.count}>
        {formatCount(count)}
        <span className="visually-hidden"> {count === 1 ? 'fund' : 'funds'}</span>
      </td>
      <td className={styles.strip}>
        {returns.length > 0 ? <DotStrip values={returns} scale={scale} label={words} /> : '–'}
      </td>
      <td className={styles.middle}>{formatChangePercent(middle)}</td>
    </tr>
  );
}

/** Every category by name with a picture of its funds' returns over a year, under the prescribed warning. */
export function CategorySpreads({ spreads }: { spreads: readonly CategorySpread[] }) {
  const scale = spreadScale(spreads);
  return (
    <Ledger
      id="categories"
      ground="tint"
      note={
        <SideNote title="Reading the strips">
          <p>
            {`A dot is a fund’s return from the NAV of a year before the last month’s end, or the one before it where that day has none. The scale runs from ${formatChangePercent(scale[0])} at the left to ${formatChangePercent(scale[1])} at the right. The tick is 0%. A return beyond the scale is drawn at its end.`}
          </p>
        </SideNote>
      }
    >
      <SectionHead id="categories-heading" lead={pastPerformanceWarning.text}>
        {`How the funds of ${countOf(spreads.length, 'category', 'categories')} spread`}
      </SectionHead>
      <table className={styles.table}>
        <caption className="visually-hidden">
          Categories by name with their funds’ returns over one year
        </caption>
        <thead>
          <tr>
            <th scope="col">Category</th>
            <th scope="col">Funds</th>
            <th scope="col">Returns over one year</th>
            <th scope="col">Median</th>
          </tr>
        </thead>
        <tbody>
          {spreads.map((spread) => (
            <Row key={spread.slug} spread={spread} scale={scale} />
          ))}
        </tbody>
      </table>
    </Ledger>
  );
}
