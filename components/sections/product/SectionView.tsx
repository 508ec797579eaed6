import { SectionHead } from '@/components/sections/SectionHead';
import { Faq } from '@/components/ui/Faq/Faq';
import { FigureList } from '@/components/ui/FigureList/FigureList';
import type { Section } from '@/lib/content/products/types';
import type { ReactNode } from 'react';

import { Balance } from './Balance';
import { Band } from './Band';
import { BondExample } from './BondExample';
import { Compare } from './Compare';
import { Disclosure } from './Disclosure';
import { FirmFacts } from './FirmFacts';
import { Fit } from './Fit';
import { Hours } from './Hours';
import { How } from './How';
import { LinkRows } from './LinkRows';
import { DataBlock, type BlockData } from './data/DataBlock';
import { MarginExample } from './MarginExample';
import { Payoff } from './Payoff';
import { ProductComparison } from './ProductComparison';
import { Prose } from './Prose';
import { Rich } from './Rich';
import { Steps } from './Steps';
import { TextTable } from './TextTable';
import { Worked } from './Worked';

interface SectionViewProps {
  section: Section;
  path: string;
  data: BlockData;
}

function Headed({ section, children }: { section: Section; children: ReactNode }) {
  const lead = 'lead' in section ? section.lead : undefined;
  return (
    <>
      <SectionHead id={`${section.id}-heading`} lead={lead && <Rich text={lead} />}>
        {section.heading}
      </SectionHead>
      {children}
    </>
  );
}

/** A section by its kind; some kinds render their own heading. */
export function SectionView({ section, path, data }: SectionViewProps) {
  switch (section.kind) {
    case 'how':
      return (
        <Headed section={section}>
          <How section={section} />
        </Headed>
      );
    case 'steps':
      return (
        <Headed section={section}>
          <Steps section={section} />
        </Headed>
      );
    case 'figures':
      return (
        <Headed section={section}>
          <FigureList figures={section.figures} />
        </Headed>
      );
    case 'table':
      return (
        <Headed section={section}>
          <TextTable section={section} />
        </Headed>
      );
    case 'compare':
      return (
        <Headed section={section}>
          <Compare section={section} />
        </Headed>
      );
    case 'hours':
      return (
        <Headed section={section}>
          <Hours section={section} />
        </Headed>
      );
    case 'live':
      return (
        <Headed section={section}>
          <DataBlock section={section} data={data} />
        </Headed>
      );
    case 'links':
      return (
        <Headed section={section}>
          <LinkRows rows={section.rows} />
        </Headed>
      );
    case 'products':
      return (
        <Headed section={section}>
          <ProductComparison section={section} path={path} order={data.order ?? 'purpose'} />
        </Headed>
      );
    case 'firm':
      return (
        <Headed section={section}>
          <FirmFacts section={section} />
        </Headed>
      );
    case 'balance':
      return <Balance section={section} />;
    case 'fit':
      return <Fit section={section} />;
    case 'prose':
      return <Prose section={section} />;
    case 'worked':
      return <Worked section={section} />;
    case 'payoff':
      return <Payoff section={section} />;
    case 'margin':
      return <MarginExample section={section} />;
    case 'bond':
      return <BondExample section={section} />;
    case 'band':
      return <Band section={section} />;
    case 'disclosure':
      return <Disclosure section={section} />;
    case 'questions':
      return (
        <Faq
          id={section.id}
          heading={section.heading}
          entries={section.entries.map(({ question, answer }) => ({
            question,
            answer: (
              <p>
                <Rich text={answer} />
              </p>
            ),
          }))}
        />
      );
  }
}
