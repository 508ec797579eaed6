import { SiteLink } from '@/components/site/SiteLink';
import typeStyles from '@/components/ui/Type.module.scss';
import { type Division, divisionSentence } from '@/lib/domain/company/divided';
import type { CompanyStory } from '@/lib/domain/company/story';
import { companyPath } from '@/lib/pages/addresses/paths';

/** What became of a divided company, with links to its parts. */
export function DivisionLine({ story, division }: { story: CompanyStory; division: Division }) {
  return (
    <p className={typeStyles.note}>
      {divisionSentence(story, division).map(({ text, company }) =>
        company ? (
          <SiteLink key={company.slug} href={companyPath(company.slug)}>
            {text}
          </SiteLink>
        ) : (
          text
        ),
      )}
    </p>
  );
}
