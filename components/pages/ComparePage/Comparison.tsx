import type { ReactNode } from 'react';

import { PageHead } from '@/components/sections/text/PageHead';
import { NoData } from '@/components/ui/NoData/NoData';
import type { ComparedRange } from '@/lib/domain/comparison/rebased-prices';
import type { CompareRow } from '@/lib/domain/comparison/rows';
import { pastPerformanceWarning } from '@/lib/content/prescribed';
import { compareHeading } from '@/lib/domain/comparison/sentence';

import basics from '@/components/ui/Basics.module.scss';
import { type ComparedName, CompareForm } from './CompareForm';
import { type Named, RebasedChart, SideBySide } from './CompareParts';

/** What the page says of companies and of funds. */
interface Kind {
  /** Of one, such as `company`, and of several. */
  readonly one: string;
  readonly several: string;
  /** The name of a field, which has a number too, and its placeholder. */
  readonly label: string;
  readonly placeholder: string;
  readonly lead: string;
  /** What the chart draws, and how it is to be read. */
  readonly drawn: string;
  readonly reading: string;
  readonly caption: string;
  readonly figuresLead: string;
}

/** By the parameter of the address that holds the chosen names. */
const KINDS: Readonly<Record<'c' | 'f', Kind>> = {
  c: {
    one: 'company',
    several: 'companies',
    label: 'Company',
    placeholder: 'Symbol or name',
    lead: 'Choose two to four companies by symbol or name. The address keeps your choice, so you can share it.',
    drawn: 'price',
    reading:
      'Every line starts at 100 on the first day. 120 means a price 20% above it. Prices are adjusted for splits and bonuses; dividends are left out.',
    caption: 'Companies side by side',
    figuresLead:
      'The figures in which they differ come first; where one of them is clearly better, it is bold.',
  },
  f: {
    one: 'fund',
    several: 'mutual funds',
    label: 'Fund',
    placeholder: 'Name or code',
    lead: 'Choose two to four mutual funds by name or AMFI code. They are compared by the growth option of their regular plan.',
    drawn: 'NAV',
    reading:
      'Every line starts at 100 on the first day that all funds have. 120 means a NAV 20% above it. Exit load, stamp duty and tax are not taken off.',
    caption: 'Mutual funds side by side',
    figuresLead: `The figures in which they differ come first. Returns are compound a year, up to the newest NAV of each fund. ${pastPerformanceWarning.text}`,
  },
};

interface ComparisonProps {
  kind: keyof typeof KINDS;
  /** The chosen ones. */
  named: readonly Named[];
  /** The form's fields. */
  names: readonly ComparedName[];
  /** Address of the search index, for suggestions. */
  index: string | null;
  /** Whether the list of names is available. */
  isLoaded: boolean;
  ranges: readonly ComparedRange[];
  rows: readonly CompareRow[];
  source: ReactNode;
  /** Between the form and the chart. */
  children: ReactNode;
}

/** Two to four companies or funds side by side: the form, the chart and the figures. */
export function Comparison(props: ComparisonProps) {
  const { kind, named, names, index, isLoaded, ranges, rows, source, children } = props;
  const words = KINDS[kind];
  return (
    <>
      <PageHead
        path="/compare"
        heading={compareHeading(
          named.map(({ name }) => name),
          named.map(({ label }) => label),
          words.several,
        )}
        lead={words.lead}
      >
        <CompareForm
          kind={kind}
          what={words.one}
          label={words.label}
          placeholder={words.placeholder}
          names={names}
          index={index}
        />
        {!isLoaded && (
          <NoData>We can’t load the list of {words.several} now. Try again in a minute.</NoData>
        )}
        {named.length === 1 && (
          <p role="status" className={basics.top16}>
            Add a second {words.one} to compare.
          </p>
        )}
      </PageHead>
      {children}
      {ranges.length > 0 && (
        <RebasedChart ranges={ranges} named={named} what={words.drawn}>
          <p>{words.reading}</p>
        </RebasedChart>
      )}
      {named.length > 1 && (
        <SideBySide
          rows={rows}
          named={named}
          caption={words.caption}
          lead={words.figuresLead}
          source={source}
        />
      )}
    </>
  );
}
