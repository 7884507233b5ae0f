import { useState, type Ref } from 'react';

/** What `<img>` is given to find out whether its picture can be shown. */
export interface ImageFailure {
  failed: boolean;
  ref: Ref<HTMLImageElement>;
  onError: () => void;
}

/** Tells whether the picture of an address failed to load, also when it failed before the page was hydrated. */
export function useImageFailure(url: string | undefined): ImageFailure {
  const [failedUrl, setFailedUrl] = useState<string>();
  const fail = (): void => setFailedUrl(url);
  return {
    failed: url !== undefined && failedUrl === url,
    // The error event of a server-rendered picture has come and gone before anybody listened.
    ref: (image) => {
      if (image?.complete && image.naturalWidth === 0) fail();
    },
    onError: fail,
  };
}
