export { profile } from '@/sample/firm/profile';
