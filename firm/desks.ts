export { desks } from '@/sample/firm/desks';
