import { SiteLink } from '@/components/site/SiteLink';
import { Badge } from '@/components/ui/Badge';
import type { SiteHref } from '@/lib/tools/site-path';
import type { ComparedProduct } from '@/lib/pages/products/comparison';

import { RiskMark } from './RiskMark.client';

import typeStyles from '@/components/ui/Type.module.scss';
import styles from './Comparison.module.scss';

const COLUMNS = {
  start: 'Start with',
  time: 'Leave it for',
  swings: 'Its value moves',
  suits: 'Who it suits',
  risk: 'What can go wrong',
  costs: 'What it costs',
} as const;

type ColumnName = keyof typeof COLUMNS;

const ALL = [
  'start',
  'time',
  'swings',
  'suits',
  'risk',
  'costs',
] as const satisfies readonly ColumnName[];
const SHORT = ['start', 'time', 'risk'] as const satisfies readonly ColumnName[];

/** Columns of a few words, which a phone shows next to each other. */
const BESIDE: ReadonlySet<ColumnName> = new Set(['start', 'time', 'swings']);

function Risk({ risk }: Pick<ComparedProduct, 'risk'>) {
  if (!risk) return '–';
  return (
    <div>
      {risk.mark && (
        <span className={styles.mark}>
          <RiskMark mark={risk.mark} />
        </span>
      )}
      <strong className={typeStyles.strong}>{risk.name}.</strong> {risk.text}
    </div>
  );
}

function Name({ name, href, isNew, what }: ComparedProduct) {
  return (
    <>
      <span className={styles.name}>
        {href?.startsWith('#') && <a href={href}>{name}</a>}
        {href?.startsWith('/') && <SiteLink href={href as SiteHref}>{name}</SiteLink>}
        {!href && name}
        {isNew && <Badge kind="new" />}
      </span>
      <span className={styles.what}>{what}</span>
    </>
  );
}

interface ProductTableProps {
  caption: string;
  groups: readonly { readonly heading?: string; readonly products: readonly ComparedProduct[] }[];
  /** Leaves out the parts that a page shows below: who it suits and its costs. */
  isShort?: boolean;
}

/** Products side by side; on phones each is an entry that repeats the columns' names, the short ones side by side. */
export function ProductTable({ caption, groups, isShort = false }: ProductTableProps) {
  const columns: readonly ColumnName[] = isShort ? SHORT : ALL;
  return (
    <table className={styles.table} data-short={isShort || undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {COLUMNS[column]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, products }) => (
        <tbody key={heading ?? ''}>
          {heading && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {heading}
              </th>
            </tr>
          )}
          {products.map((product) => (
            <tr key={product.name} id={product.id} className={styles.product}>
              <th scope="row">
                <Name {...product} />
              </th>
              {columns.map((column) => (
                <td
                  key={column}
                  data-column={column}
                  data-beside={BESIDE.has(column) ? '' : undefined}
                  data-label={COLUMNS[column]}
                >
                  {column === 'risk' ? <Risk {...product} /> : product[column] || '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
