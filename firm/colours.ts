export { colours } from '@/sample/firm/colours';
