import type { ReactNode } from 'react';

import { SectionHead } from '@/components/sections/SectionHead';
import { Faq } from '@/components/ui/Faq/Faq';
import { FigureList } from '@/components/ui/FigureList/FigureList';
import type {
  Section,
  HowSection,
  LinksSection,
  StepsSection,
  WorkedSection,
} from '@/lib/content/products/types';
import { Disclosure } from '@/components/sections/text/Disclosure';
import { Rich, hrefOf } from '@/components/sections/text/Rich';
import { Icon } from '@/components/ui/Icon';
import { AnyLink } from '@/components/site/AnyLink';
import { Sheet } from '@/components/sections/Sheet';

import { Balance } from './Balance';
import { Band } from './Band';
import { BondExample } from './BondExample';
import { Compare } from './Compare';
import { FirmFacts } from './FirmFacts';
import { Fit } from './Fit';
import { Hours } from './Hours';
import { DataBlock, type BlockData } from './data/DataBlock';
import { MarginExample } from './MarginExample';
import { Payoff } from './Payoff';
import { ProductComparison } from './ProductComparison';
import { Prose } from './Prose';
import { TextTable } from './TextTable';
import basics from '@/components/ui/Basics.module.scss';
import typeStyles from '@/components/ui/Type.module.scss';
import styles from './ProductPage.module.scss';
import { MiniPictureView } from './MiniPictureView';

/** An example in words, with its calculation next to it. */
function Worked({ section: { id, heading, paragraphs, sheet } }: { section: WorkedSection }) {
  return (
    <div className={styles.worked}>
      <div className={styles.workedText}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {paragraphs.map((text) => (
          <p key={text}>
            <Rich text={text} />
          </p>
        ))}
      </div>
      <Sheet heading="h3" spec={sheet} />
    </div>
  );
}

/** Steps, with the time each takes. */
function Steps({ section: { steps } }: { section: StepsSection }) {
  return (
    <ol className={styles.steps} data-count={steps.length}>
      {steps.map(({ when, title, text }, at) => (
        <li key={title} className={styles.step}>
          <span className={styles.stepNumber} aria-hidden="true">
            {at + 1}
          </span>
          <p className={typeStyles.note}>{when}</p>
          <h3 className={styles.stepTitle}>{title}</h3>
          <p className={styles.stepText}>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Links as rows: a name and a line of text. */
function LinkRows({ rows }: { rows: LinksSection['rows'] }) {
  return (
    <ul className={basics.ruledList}>
      {rows.map(({ title, text, href }) => (
        <li key={title} className={styles.furtherRow}>
          <AnyLink href={hrefOf(href)} arrow className={styles.furtherLink}>
            {title}
          </AnyLink>
          <p>
            <Rich text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** How it works: two to four steps, some with a small picture. */
function How({ section: { columns, closing } }: { section: HowSection }) {
  return (
    <>
      <ol className={styles.howColumns} data-count={columns.length}>
        {columns.map(({ title, text, picture }, at) => (
          <li key={title} className={styles.howColumn}>
            {at > 0 && (
              <span className={styles.howArrow} aria-hidden="true">
                <Icon name="right" />
              </span>
            )}
            <h3 className={styles.howTitle}>{title}</h3>
            <p className={styles.howText}>
              <Rich text={text} />
            </p>
            {picture && <MiniPictureView picture={picture} />}
          </li>
        ))}
      </ol>
      {closing && (
        <p className={`${typeStyles.lead} ${basics.top32}`}>
          <Rich text={closing} />
        </p>
      )}
    </>
  );
}

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
