export { branches } from '@/sample/firm/branches';
