export { GET } from '@/app/company-information/[company]/history.csv/route';
