import { Section } from '@/components/sections/text/Section';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { allotmentPages } from '@/lib/content/authorities';
import type { IssueDocument } from '@/lib/domain/market/records';
import { formatDate } from '@/lib/tools/format';

import type { IssuePageProps } from './IssuePage';

const DOCUMENTS: Readonly<Record<IssueDocument['kind'], string>> = {
  drhp: 'Draft red herring prospectus',
  rhp: 'Red herring prospectus',
  prospectus: 'Prospectus',
  ad: 'Price band advertisement',
};

/**
 * Links to check the allotment, and the documents of the issue; for a withdrawn one only its
 * documents.
 */
export function PapersSection({ issue, state }: Pick<IssuePageProps, 'issue' | 'state'>) {
  const { registrar, documents, manager } = issue.details;
  const hasAllotment = state !== 'withdrawn';
  return (
    <Section id="papers" heading={hasAllotment ? 'Allotment and papers' : 'Papers'}>
      {hasAllotment && (
        <p>
          {registrar ? `The registrar, ${registrar.name},` : 'The registrar, not announced yet,'}{' '}
          and both exchanges say who was allotted shares.
        </p>
      )}
      <ul>
        {hasAllotment && registrar?.allotmentUrl && (
          <li>
            <ExternalLink href={registrar.allotmentUrl}>Allotment at {registrar.name}</ExternalLink>
          </li>
        )}
        {(hasAllotment ? allotmentPages : []).map(({ name, href }) => (
          <li key={href}>
            <ExternalLink href={href}>Allotment at {name}</ExternalLink>
          </li>
        ))}
        {documents.map(({ kind, url, date }) => (
          <li key={url}>
            <ExternalLink href={url}>{DOCUMENTS[kind]}</ExternalLink>
            {date && `, ${formatDate(date)}`}
          </li>
        ))}
        {manager?.site && (
          <li>
            <ExternalLink href={manager.site}>Lead manager: {manager.name}</ExternalLink>
          </li>
        )}
      </ul>
      {documents.length === 0 && <p>No paper of the issue is linked yet.</p>}
    </Section>
  );
}
