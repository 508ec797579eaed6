import { defineFundGroup } from '../../define-group';

const { generateMetadata, Page } = defineFundGroup('category');

export { generateMetadata, Page as default };
