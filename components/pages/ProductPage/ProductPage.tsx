import type { ReactNode } from 'react';

import { Rich } from '@/components/sections/text/Rich';
import type { ProductRecord, Section } from '@/lib/content/products/types';
import { formatDate } from '@/lib/tools/format';
import { Divider } from '@/components/ui/Divider/Divider';
import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { pageOf } from '@/lib/pages';
import type { SitePath } from '@/lib/tools/site-path';

import { Entry } from './Entry';
import type { BlockData } from './data/DataBlock';
import { ProductHero } from './ProductHero';
import { SectionView } from './SectionView';
import basics from '@/components/ui/Basics.module.scss';
import styles from './ProductPage.module.scss';

interface SectionListProps {
  sections: readonly { readonly id: string; readonly nav: string }[];
}

/** Links to the page's sections, in the margin of the first one. */
function SectionList({ sections }: SectionListProps) {
  return (
    <nav aria-label="On this page" className={styles.sectionNav}>
      <ul className={styles.sectionLinks}>
        {sections.map(({ id, nav }) => (
          <li key={id}>
            <a href={`#${id}`}>{nav}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to related pages, in the margin. */
function Related({ paths }: { paths: readonly SitePath[] }) {
  return (
    <SideNote title="Next to this">
      <ul className={styles.relatedLinks}>
        {paths.map((path) => (
          <li key={path}>
            <SiteLink href={path}>{pageOf(path)?.label}</SiteLink>
          </li>
        ))}
      </ul>
    </SideNote>
  );
}

export interface ProductPageProps {
  record: ProductRecord;
  /** The data of the page's block, if it has one. */
  live?: BlockData;
  /** Shown after the last section: a form, if the page has one. */
  children?: ReactNode;
}

type Ground = 'plain' | 'tint' | 'band';

function groundOf(section: Section): Ground {
  if (section.kind === 'band') return 'band';
  if (section.kind === 'balance' || section.kind === 'live') return 'tint';
  return section.kind === 'table' ? (section.ground ?? 'plain') : 'plain';
}

/** A product page, or a page of the firm: the sections of its record in order. */
export function ProductPage({ record, live = {}, children }: ProductPageProps) {
  const { sections, related, closing, reviewed } = record;
  const named = sections.flatMap(({ id, nav }) => (nav ? [{ id, nav }] : []));
  return (
    <>
      <ProductHero record={record} />
      {sections.map((section, at) => {
        const ground = groundOf(section);
        const before = sections[at - 1];
        const isFirst = at === 0;
        const isLast = at === sections.length - 1;
        return (
          <div key={section.id}>
            {before && ground === 'plain' && groundOf(before) === 'plain' && <Divider />}
            <Entry
              id={section.id}
              notes={section.notes}
              isSample={section.isSample}
              ground={ground}
              rule={isFirst && ground === 'plain' ? 'oxford' : 'none'}
              first={
                isFirst ? <SectionList sections={named} /> : isLast && <Related paths={related} />
              }
            >
              <SectionView section={section} path={record.path} data={live} />
              {isLast && (
                <p className={basics.closing}>
                  <Rich text={closing} /> Reviewed on{' '}
                  <time dateTime={reviewed}>{formatDate(reviewed)}</time>.
                </p>
              )}
            </Entry>
          </div>
        );
      })}
      {children}
    </>
  );
}
