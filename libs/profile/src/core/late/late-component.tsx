import { useEffect, useState, type ComponentType, type ReactElement } from 'react';

interface LateComponentProps {
  /** Must stay the same function. */
  load: () => Promise<ComponentType>;
  /** Hears when the code cannot be loaded. */
  onError: (error: unknown) => void;
}

/** A component whose code is loaded when it is first rendered in the browser; until then there is nothing. */
export function LateComponent({ load, onError }: LateComponentProps): ReactElement | null {
  const [Content, setContent] = useState<ComponentType>();
  useEffect(() => {
    load().then((loaded) => setContent(() => loaded), onError);
  }, [load, onError]);
  return Content ? <Content /> : null;
}
