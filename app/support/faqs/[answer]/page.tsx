import { AnswerPage } from '@/components/pages/FaqsPage/AnswerPage';
import { defineListedPage } from '@/components/site/define-page';
import { answers } from '@/lib/pages/publications/answer-page';

const { generateMetadata, Page } = defineListedPage(answers, (page) => <AnswerPage {...page} />);

export { generateMetadata, Page as default };
