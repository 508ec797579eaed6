export { GET } from '@/app/markets/[list]/list.csv/route';
