import { useState, type Ref } from 'react';

/** Props for an `<img>`, to find out whether its picture can be shown. */
export interface ImageFailure {
  failed: boolean;
  ref: Ref<HTMLImageElement>;
  onError: () => void;
}

/** Whether the picture of an address failed to load, even before hydration. Then `onFailed` is called. */
export function useImageFailure(url: string | undefined, onFailed?: () => void): ImageFailure {
  const [failedUrl, setFailedUrl] = useState<string>();
  const fail = (): void => {
    setFailedUrl(url);
    onFailed?.();
  };
  return {
    failed: url !== undefined && failedUrl === url,
    // The error event of a server-rendered picture may have fired before hydration.
    ref: (image) => {
      if (image?.complete && image.naturalWidth === 0) fail();
    },
    onError: fail,
  };
}
