import { useEffect, useState, type ComponentType, type ReactElement } from 'react';

interface LateComponentProps {
  /** Must stay the same function. */
  load: () => Promise<ComponentType>;
  /** Called when the code cannot be loaded. */
  onError: (error: unknown) => void;
}

/** A component whose code is loaded when it first renders in the browser; it renders nothing until then. */
export function LateComponent({ load, onError }: LateComponentProps): ReactElement | null {
  const [Content, setContent] = useState<ComponentType>();
  useEffect(() => {
    load().then((loaded) => setContent(() => loaded), onError);
  }, [load, onError]);
  return Content ? <Content /> : null;
}
