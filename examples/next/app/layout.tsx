import '@oa-profile/ui/style.css';
import '@oa-profile/plugin-sdk/style.css';
import '@oa-profile/plugin-coupon/style.css';
import type { ReactNode } from 'react';
import { requestLanguage } from '../lib/language';

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={await requestLanguage()}>
      <body>{children}</body>
    </html>
  );
}
