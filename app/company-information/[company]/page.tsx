import { CompanyPage } from '@/components/pages/CompanyPage/CompanyPage';
import { defineListedPage } from '@/components/site/define-page';
import { companies } from '@/lib/pages/companies/company/page';

const { generateMetadata, Page } = defineListedPage(companies, (page) => <CompanyPage {...page} />);

export { generateMetadata, Page as default };
