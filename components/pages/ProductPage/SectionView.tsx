import { SectionHead } from '@/components/sections/SectionHead';
import { Faq } from '@/components/ui/Faq/Faq';
import { FigureList } from '@/components/ui/FigureList/FigureList';
import type { Section } from '@/lib/content/products/types';
import type { ReactNode } from 'react';

import { Balance } from './Balance';
import { Band } from './Band';
import { BondExample } from './BondExample';
import { Compare } from './Compare';
import { Disclosure } from '@/components/sections/text/Disclosure';
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
import { Rich } from '@/components/sections/text/Rich';
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
  const headed = (body: ReactNode) => <Headed section={section}>{body}</Headed>;
  switch (section.kind) {
    case 'how':
      return headed(<How section={section} />);
    case 'steps':
      return headed(<Steps section={section} />);
    case 'figures':
      return headed(<FigureList figures={section.figures} />);
    case 'table':
      return headed(<TextTable section={section} />);
    case 'compare':
      return headed(<Compare section={section} />);
    case 'hours':
      return headed(<Hours section={section} />);
    case 'live':
      return headed(<DataBlock section={section} data={data} />);
    case 'links':
      return headed(<LinkRows rows={section.rows} />);
    case 'products':
      return headed(
        <ProductComparison section={section} path={path} order={data.order ?? 'purpose'} />,
      );
    case 'firm':
      return headed(<FirmFacts section={section} />);
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
