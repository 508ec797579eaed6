import { SectionHead } from '@/components/sections/SectionHead';
import { SiteLink } from '@/components/site/SiteLink';
import basics from '@/components/ui/Basics.module.scss';
import { Ledger } from '@/components/ui/Ledger/Ledger';
import { pageOf } from '@/lib/pages';

const PAGES = ['/results-calendar/filed', '/results-calendar', '/corporate-actions'] as const;

/** Links to the results and corporate actions of companies. */
export function ReportsSection() {
  return (
    <Ledger>
      <SectionHead id="reports-heading">What companies report</SectionHead>
      <p className={basics.links}>
        {PAGES.map((path) => (
          <SiteLink key={path} href={path}>
            {pageOf(path).label}
          </SiteLink>
        ))}
      </p>
    </Ledger>
  );
}
