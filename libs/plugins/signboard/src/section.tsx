'use client';

import type { Image } from '@oa-profile/api-client';
import { defineTexts, type Texts, type Translate } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import {
  accountLang,
  defineSection,
  hostOf,
  PlainText,
  WebLink,
  type Highlight,
  type HighlightContext,
  type PluginContext,
  type PluginSection,
  type SearchEntry,
  type SectionProps,
} from '@oa-profile/plugin-sdk';
import { Picture } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import { section, type Signboard } from './data.js';
import type { en } from './locales/en.js';
import styles from './signboard.module.css';

const texts: Texts<typeof en> = defineTexts('plugin-signboard', {
  en: () => import('./locales/en.js').then(({ en }) => en),
  ja: () => import('./locales/ja.json'),
  'zh-TW': () => import('./locales/zh-TW.json'),
  th: () => import('./locales/th.json'),
  id: () => import('./locales/id.json'),
  ko: () => import('./locales/ko.json'),
});

/** One big picture, or a text, with a link. */
export const signboardSection: PluginSection<Signboard> = defineSection({
  ...section,
  texts,
  // A link alone is not enough.
  isEmpty: ({ picture, text }) => picture === undefined && text === undefined,
  until: ({ until }) => until,
  Section: SignboardSection,
  highlights,
  searchEntries,
  body: 'flush',
});

/** The signboard's text, which is news, for accounts without an offer. */
function highlights({ text }: Signboard, context: HighlightContext): Highlight[] {
  return text ? [{ kind: 'offer', text, isFallback: true, isNews: true, lang: accountLang(context) }] : [];
}

/** The text of the board, or what its picture shows; without both, where it leads. */
function searchEntries(
  { picture, text, url }: Signboard,
  { language }: HighlightContext,
  t: Translate<typeof en>,
): SearchEntry[] {
  const link = url === undefined ? [] : [{ title: t('visit', { host: hostOf(url) }), titleLang: language }];
  const [title = '', ...lines] = (text ?? picture?.alt ?? '').trim().split(/\r?\n/);
  return title ? [{ title, text: lines.join('\n').trim() || undefined }, ...link] : link;
}

/** What the account wants to be seen first, with its link. It can be tapped anywhere. */
function SignboardSection({
  data: { picture, text, url },
  context,
  wholeHref,
}: SectionProps<Signboard>): ReactElement {
  const textId = useId();
  return (
    <div className={clsx(styles.board, wholeHref !== undefined && styles.summary)}>
      {picture && <SignboardPicture picture={picture} context={context} />}
      {text !== undefined && (
        <SignboardText id={textId} text={text} alone={picture === undefined} context={context} />
      )}
      {url !== undefined && (
        <SignboardLink url={url} describedBy={text === undefined ? undefined : textId} context={context} />
      )}
    </div>
  );
}

interface SignboardPictureProps {
  picture: Image;
  context: PluginContext;
}

/** Largest ratios of height to width, in a narrow column and in a wide one: a taller picture would fill the screen. */
const TALLEST = 5 / 4;
const TALLEST_IN_WIDE = 1 / 2;

/** The whole picture: text on a signboard must not be cut off. */
function SignboardPicture({ picture, context }: SignboardPictureProps): ReactElement {
  const ratio = picture.height / picture.width;
  const tall = ratio > TALLEST;
  return (
    <div
      className={clsx(styles.frame, tall && styles.tall, ratio > TALLEST_IN_WIDE && styles.high)}
      lang={accountLang(context)}
    >
      <Picture picture={picture} shape={tall ? 'fill' : 'natural'} className={styles.picture} />
    </div>
  );
}

interface SignboardTextProps {
  id: string;
  text: string;
  /** Whether there is no picture. */
  alone: boolean;
  context: PluginContext;
}

/** Longest headline, in characters. */
const HEADLINE_LENGTH = 60;

function SignboardText({ id, text, alone, context }: SignboardTextProps): ReactElement {
  const headline = alone && Array.from(text).length <= HEADLINE_LENGTH;
  return (
    <div id={id} className={clsx(styles.text, alone && styles.alone, headline && styles.headline)}>
      <PlainText text={text} lang={accountLang(context)} />
    </div>
  );
}

interface SignboardLinkProps {
  url: string;
  /** Id of the element that describes the link. */
  describedBy: string | undefined;
  context: PluginContext;
}

/** The signboard's link; shows the host, so that nobody is misled. */
function SignboardLink({ url, describedBy, context }: SignboardLinkProps): ReactElement {
  const t = useTexts(texts);
  return (
    <p className={styles.foot}>
      <WebLink
        className={styles.link}
        href={url}
        aria-describedby={describedBy}
        action="openLink"
        context={context}
      >
        {t('visit', { host: hostOf(url) })}
      </WebLink>
    </p>
  );
}
