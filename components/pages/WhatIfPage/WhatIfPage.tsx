import companies from '@/components/sections/market/CompanyGroups.module.scss';
import { PageHead } from '@/components/sections/text/PageHead';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { DEPOSIT_RATE } from '@/lib/domain/became/alongside';
import { becameHeading, becameSentence } from '@/lib/domain/became/sentences';
import { withSampleMark } from '@/lib/domain/company/in-sample';
import { whatIfPath } from '@/lib/pages/addresses/paths';
import { formatDate } from '@/lib/tools/format';
import type { WhatIfPageProps } from '@/lib/pages/what-if/load-what-if';

import { Course, Notices, Result } from './Answer';
import { WhatIfForm } from './WhatIfForm';
import basics from '@/components/ui/Basics.module.scss';

/** Suggestions for an unknown name, each with the same days and sum. */
function NearNames({ texts, near }: Pick<WhatIfPageProps, 'texts' | 'near'>) {
  if (near.length === 0) return null;
  return (
    <>
      <p className={basics.top16}>Similar names:</p>
      <ul className={companies.industries}>
        {near.map(({ of, name }) => (
          <li key={of} className={companies.industry}>
            <SiteLink href={whatIfPath({ ...texts, of })}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The method of calculation, shown before the first request. */
function Method() {
  return (
    <Ledger id="method">
      <div className={basics.stack16}>
        <h2 id="method-heading">How it is counted</h2>
        <p>
          The sum buys at the close of the first trading day at or after the first day; “every
          month” buys on the first trading day of each month. Fractions of a share or unit are
          counted, and charges and tax are not.
        </p>
        <p>
          Prices of shares are adjusted for splits and bonus issues. Dividends are not included.
          Funds are counted by the growth option, in which dividends stay in the fund.
        </p>
        <p>
          After a rights issue, a demerger or a merger, prices alone do not show what a holder has.
          For a period with one of them, or with a step in the price that nothing explains, the page
          gives the day and the reason instead of a result.
        </p>
        <p>
          The same sums on the same days are shown for the Nifty 50 and for a deposit at{' '}
          {DEPOSIT_RATE}% with interest once a year. From 13 months on, returns are yearly rates
          too. Without days it is the last year on record; the address keeps what you choose.
        </p>
      </div>
    </Ledger>
  );
}

/** The value of a sum invested in a share, an index or a fund between two days. */
export function WhatIfPage(props: WhatIfPageProps) {
  const { texts, problems, near, barrier, since, answer, isExample = false } = props;
  const heading = answer
    ? withSampleMark(answer.of, becameHeading(answer.asked, answer.of.name, answer.became))
    : 'What a sum became';
  return (
    <>
      <PageHead
        path="/what-if"
        heading={heading}
        lead={
          answer
            ? withSampleMark(answer.of, becameSentence(answer.asked, answer.became))
            : 'Choose a share, an index or a mutual fund, a sum and two days. Without days it is the last year on record.'
        }
        note={answer && <Notices answer={answer} />}
      >
        {answer && <Course answer={answer} />}
        <WhatIfForm texts={texts} />
        {problems.map((text) => (
          <p key={text} role="alert">
            {text}
          </p>
        ))}
        <NearNames texts={texts} near={near} />
        {barrier && (
          <p role="alert">
            {barrier} Prices before and after that day do not compare: prices alone can’t show what
            a holder has. So no result is shown. Choose days on one side of it
            {since === null ? (
              '.'
            ) : (
              <>
                , or{' '}
                <SiteLink href={whatIfPath({ ...texts, from: since })}>
                  count from {formatDate(since)}
                </SiteLink>
                .
              </>
            )}
          </p>
        )}
      </PageHead>
      {answer && <Result answer={answer} />}
      {(!answer || isExample) && <Method />}
    </>
  );
}
