import type { ReactNode } from 'react';
import '../../../shared/style.css';

export default async function Layout({ children, params }: LayoutProps<'/[lang]'>): Promise<ReactNode> {
  const { lang } = await params;
  return (
    <html lang={lang}>
      <body>{children}</body>
    </html>
  );
}
