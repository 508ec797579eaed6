import { LetterPage } from '@/components/pages/CompaniesPage/LetterPage';
import { defineListedPage } from '@/components/site/define-page';
import { companyLetters } from '@/lib/pages/companies/company-letter-page';

const { generateMetadata, Page } = defineListedPage(companyLetters, (page) => (
  <LetterPage {...page} />
));

export { generateMetadata, Page as default };
