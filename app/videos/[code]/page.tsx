import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import { VideoPage } from '@/components/pages/VideoPage/VideoPage';
import { StructuredData } from '@/components/site/StructuredData';
import { env } from '@/lib/env';
import { getVideoPage } from '@/lib/provider/getters/talking-finance';
import { videoMetadata } from '@/lib/seo/talking-finance';
import { videoPart } from '@/lib/seo/structured/video';

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
  const page = await pageOf(props);
  const { videoStreaming: streaming } = env().flags;
  return (
    <>
      <VideoPage {...page} streaming={streaming} />
      <StructuredData
        metadata={videoMetadata(page.video)}
        parts={[videoPart(page.video, streaming)]}
        own={page.video.name}
      />
    </>
  );
}
