import { notFound } from 'next/navigation';
import { Coupon } from '../../../../components/coupons';
import { requestLanguage } from '../../../../lib/language';
import { fetchProfile } from '../../../../lib/profile';

interface Props {
  params: Promise<{ searchId: string; itemId: string }>;
}

export default async function Page({ params }: Props) {
  const { searchId, itemId } = await params;
  const language = await requestLanguage();
  const profile = await fetchProfile(decodeURIComponent(searchId), language);
  const item = profile?.coupons.items.find(({ id }) => id === itemId);
  if (!profile || !item) notFound();
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
      <p>
        <a href={`/${account.basicSearchId}`}>{account.name}</a>
      </p>
      <h1>{item.name}</h1>
      <Coupon visit={visit} coupons={coupons} itemId={itemId} />
    </main>
  );
}
