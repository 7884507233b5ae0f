import { notFound } from 'next/navigation';
import { Coupons } from '../../components/coupons';
import { requestLanguage } from '../../lib/language';
import { fetchProfile } from '../../lib/profile';

interface Props {
  params: Promise<{ searchId: string }>;
}

export default async function Page({ params }: Props) {
  const { searchId } = await params;
  const language = await requestLanguage();
  const profile = await fetchProfile(decodeURIComponent(searchId), language);
  if (!profile) notFound();
  const { account, relation, coupons } = profile;
  const visit = {
    account,
    relation,
    language,
    renderedAt: Date.now(),
    siteUrl: process.env['SITE_URL'] ?? '',
  };
  return (
    <main>
      <h1>{account.name}</h1>
      <p>{account.description}</p>
      <Coupons visit={visit} coupons={coupons} />
    </main>
  );
}
