export { GET } from '@/app/company-information/[company]/results.csv/route';
