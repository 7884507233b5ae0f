import { clsx } from 'clsx';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './isolated.module.css';

export interface IsolatedProps {
  /** What the frame shows, for screen readers. */
  title: string;
  language: string;
  /** Colour scheme of its document. */
  scheme: 'system' | 'light' | 'dark';
  /** The visitor's text size, in per cent of the usual one. @default 100 */
  textSize?: number;
  /**
   * What it holds: `part` is as high as its content, with a margin; `page` fills it from edge to edge; `screen` does so on a
   * phone's screen, in which it scrolls.
   *
   * @default 'part'
   */
  holds?: 'part' | 'page' | 'screen';
  children: ReactNode;
}

/** The elements that another document needs to look the same. */
const STYLES = 'style, link[rel="stylesheet"]';

/**
 * A document within the document, as high as its content, with its own language, colour scheme, ids and width. It loads
 * nothing, so that many of them cost little; its content is rendered once it gets near the window.
 */
export function Isolated({
  title,
  language,
  scheme,
  textSize = 100,
  holds = 'part',
  children,
}: IsolatedProps): ReactElement {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [page, setPage] = useState<Document>();
  const isNear = useIsNear(frame);
  useStyles(page);
  useFullHeight(holds === 'screen' ? null : frame, page);
  useEffect(() => {
    if (page) describe(page, { language, scheme, textSize, holds });
  }, [page, language, scheme, textSize, holds]);
  return (
    <>
      <iframe
        ref={setFrame}
        className={clsx(styles.frame, holds === 'screen' && styles.screen)}
        title={title}
        // A document of its own, with all styles, only where it is seen: a page has dozens of these.
        srcDoc={isNear ? '<!doctype html><body>' : undefined}
        onLoad={({ currentTarget }) =>
          setPage(isNear ? (currentTarget.contentDocument ?? undefined) : undefined)
        }
      />
      {page && createPortal(children, page.body)}
    </>
  );
}

type Described = Required<Pick<IsolatedProps, 'language' | 'scheme' | 'textSize' | 'holds'>>;

function describe(
  { documentElement: root, body }: Document,
  { language, scheme, textSize, holds }: Described,
): void {
  root.lang = language;
  root.dataset['oa'] = '';
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  if (scheme === 'system') delete root.dataset['colorScheme'];
  else root.dataset['colorScheme'] = scheme;
  if (holds === 'part') body.classList.add(styles.body ?? '');
  else body.dataset['oa'] = '';
}

function useIsNear(element: Element | null): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element || isNear) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

/** Copies this document's styles to another one, later ones included, and keeps its links from navigating. */
function useStyles(page: Document | undefined): void {
  useEffect(() => {
    if (!page) return;
    const copy = (): void =>
      page.head.replaceChildren(
        ...[...document.head.querySelectorAll(STYLES)].map((style) => page.importNode(style, true)),
      );
    const stay = (event: MouseEvent): void => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    };
    const observer = new MutationObserver(copy);
    copy();
    observer.observe(document.head, { childList: true });
    page.addEventListener('click', stay);
    return () => {
      observer.disconnect();
      page.removeEventListener('click', stay);
    };
  }, [page]);
}

function useFullHeight(frame: HTMLIFrameElement | null, page: Document | undefined): void {
  useEffect(() => {
    if (!frame || !page) return;
    const observer = new ResizeObserver(() => {
      frame.style.blockSize = `${page.body.offsetHeight}px`;
    });
    observer.observe(page.body);
    return () => observer.disconnect();
  }, [frame, page]);
}
