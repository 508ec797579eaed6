import { Entry } from './Entry';
import type { BlockData } from './data/DataBlock';
import { ProductHero } from './ProductHero';
import { Related } from './Related';
import { Rich } from '@/components/sections/text/Rich';
import { SectionList } from './SectionList';
import { SectionView } from './SectionView';
import type { ProductRecord, Section } from '@/lib/content/products/types';
import { formatDate } from '@/lib/tools/format';

import { Divider } from '@/components/ui/Divider/Divider';
import type { ReactNode } from 'react';

import basics from '@/components/ui/Basics.module.scss';

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
