import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import { VideoPage } from '@/components/pages/VideoPage/VideoPage';
import { env } from '@/lib/env';
import { getVideoPage } from '@/lib/provider/getters/talking-finance';
import { videoMetadata } from '@/lib/seo/talking-finance';

interface Props {
  params: Promise<{ code: string }>;
}

/** Each is rendered when it is first watched. */
export const generateStaticParams = () => [];

const getPage = cache((code: string) => getVideoPage(code));

async function pageOf({ params }: Props) {
  return (await getPage((await params).code)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return videoMetadata((await pageOf(props)).video);
}

export default async function Page(props: Props) {
  return <VideoPage {...await pageOf(props)} streaming={env().flags.videoStreaming} />;
}
