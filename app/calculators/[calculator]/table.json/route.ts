export { GET } from '@/app/calculators/[calculator]/table.csv/route';
