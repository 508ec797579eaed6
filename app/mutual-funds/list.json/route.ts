export { GET } from '@/app/mutual-funds/list.csv/route';
