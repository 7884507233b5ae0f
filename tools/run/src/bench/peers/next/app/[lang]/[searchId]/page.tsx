import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { readAccount, type Account } from '../../../../shared/account';
import { ContactForm } from '../../../../shared/contact-form';
import { CopyButton } from '../../../../shared/copy-button';
import { DialogButton } from '../../../../shared/dialog-button';
import { languages } from '../../../../shared/languages';
import { Search } from '../../../../shared/search';
import { Sections } from '../../../../shared/sections';
import { ToggleButton } from '../../../../shared/toggle-button';

// Rendered on the first request, kept, and rendered again in the background when it is older than ten seconds.
export const dynamic = 'force-static';
export const revalidate = 10;
export const generateStaticParams = (): [] => [];

type Props = PageProps<'/[lang]/[searchId]'>;

async function accountOf({ params }: Props): Promise<Account> {
  const { lang, searchId } = await params;
  return readAccount(decodeURIComponent(searchId), lang);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { name, description } = await accountOf(props);
  return { title: name, description };
}

export default async function Page(props: Props): Promise<ReactNode> {
  const account = await accountOf(props);
  const code = <div dangerouslySetInnerHTML={{ __html: account.code }} />;
  return (
    <>
      <main style={{ '--account': account.color } as object}>
        <img
          className="cover"
          src={account.cover.url}
          alt=""
          width={1440}
          height={810}
          fetchPriority="high"
        />
        <header>
          <img className="icon" src={account.icon.url} alt="" width={512} height={512} />
          <h1>{account.name}</h1>
          <p>{account.statusMessage}</p>
          <p className="note">
            {account.category} · {account.friends} friends
          </p>
          <ul>
            {account.summary.map(({ name, value, href }) => (
              <li key={name}>
                <a href={href}>
                  <b>{name}</b> {value}
                </a>
              </li>
            ))}
          </ul>
          <div className="shortcuts">
            <DialogButton label="Share" title="Share this page">
              <p>{account.link}</p>
              <CopyButton label="Copy link" text={account.link} />
            </DialogButton>
            <DialogButton label="Save">
              <ul>
                <li>
                  <ToggleButton off="Save to Keep" on="Saved to Keep" />
                </li>
                <li>
                  <a href={account.link}>Add friend</a>
                </li>
              </ul>
            </DialogButton>
            <DialogButton label="Follow" title={`Follow ${account.name}`}>
              {code}
            </DialogButton>
          </div>
          <p>{account.description}</p>
        </header>
        <nav className="tabs" aria-label="Sections">
          <ul data-row>
            {account.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
          <Search
            entries={account.sections.flatMap(({ id, items }) =>
              items.map(({ title }) => ({ title, section: id })),
            )}
          />
        </nav>
        <Sections sections={account.sections} />
        <div className="actions" role="group" aria-label="Actions">
          <a className="main" href={account.link}>
            Add friend
          </a>
          <DialogButton className="main" label="Add friend" title={`Add ${account.name}`}>
            {code}
          </DialogButton>
          <DialogButton label="Contact">
            <ul>
              <li>
                <a href={`tel:${account.phone}`}>{account.phone}</a>
              </li>
              {account.websites.map(({ name, value, href }) => (
                <li key={name}>
                  <a href={href}>{name}</a> {value}
                </li>
              ))}
            </ul>
            <ContactForm />
          </DialogButton>
          <DialogButton label="More">
            <ul>
              <li>
                <CopyButton label="Copy link" text={account.link} />
              </li>
              <li>
                <a href={account.link}>Chat</a>
              </li>
              <li>{code}</li>
            </ul>
          </DialogButton>
        </div>
      </main>
      <footer>
        <ul>
          {languages.map(([language, name]) => (
            <li key={language}>
              <Link href={`/${language}/${account.id}`} prefetch={false} lang={language}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </footer>
    </>
  );
}
