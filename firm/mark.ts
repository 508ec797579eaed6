export { mark } from '@/sample/firm/mark';
