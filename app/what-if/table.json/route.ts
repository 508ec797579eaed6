export { GET } from '@/app/what-if/table.csv/route';
