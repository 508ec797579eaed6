import { IndustryPage } from '@/components/pages/CompaniesPage/IndustryPage';
import { defineListedPage } from '@/components/site/define-page';
import { industries } from '@/lib/pages/companies/industry-page';

const { generateMetadata, Page } = defineListedPage(industries, (page) => (
  <IndustryPage {...page} />
));

export { generateMetadata, Page as default };
