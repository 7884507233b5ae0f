import { useEffect, useRef, type ReactElement } from 'react';
import viewer from 'swagger-ui-dist/swagger-ui-bundle.js?url';
import viewerStyles from 'swagger-ui-dist/swagger-ui.css?url';
import styles from './api-document.module.css';

declare global {
  interface Window {
    /** What {@link viewer} defines. */
    SwaggerUIBundle?: (options: Readonly<Record<string, unknown>>) => unknown;
  }
}

interface ApiDocumentProps {
  url: string;
}

/**
 * An OpenAPI document, to be read: its introduction, operations, fields and examples. Nothing is sent to any server. The
 * viewer is an asset of Storybook, loaded by this page only, and as it was published: bundling it would take seconds.
 */
export function ApiDocument({ url }: ApiDocumentProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isShown = true;
    void loadViewer().then(() => {
      if (!isShown) return;
      window.SwaggerUIBundle?.({
        url,
        domNode: place.current,
        docExpansion: 'list',
        defaultModelsExpandDepth: 0,
        defaultModelExpandDepth: 2,
        // It only describes: there is no server to try it with.
        supportedSubmitMethods: [],
      });
    });
    return () => {
      isShown = false;
    };
  }, [url]);
  return <div ref={place} className={styles['document']} />;
}

/** Loads the viewer and its styles, unless they are there. */
async function loadViewer(): Promise<void> {
  if (window.SwaggerUIBundle) return;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: viewerStyles });
  const script = Object.assign(document.createElement('script'), { src: viewer });
  const loaded = [sheet, script].map(
    (element) =>
      new Promise((resolve, reject) => {
        element.onload = resolve;
        element.onerror = reject;
      }),
  );
  document.head.append(sheet, script);
  await Promise.all(loaded);
}
