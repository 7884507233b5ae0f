import {
  memo,
  Suspense,
  useCallback,
  useEffect,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react';
import type { AnyPluginSection, SectionProps } from './section.js';
import { SectionSkeleton } from './section-skeleton.js';
import { useToldData } from './told-data.js';

interface SectionPartProps extends SectionProps<unknown> {
  section: AnyPluginSection;
  /** Which of its components: the section itself, the action beside its title, or the view of an item. */
  part: 'Section' | 'Action' | 'View';
  /** The item of a view, or that an action stands at. */
  itemId?: string | undefined;
  /** Called when the part responds to clicks. */
  onInteractive?: (() => void) | undefined;
}

/**
 * A component of the plugin. Until hydration it keeps its first props, such as the server's time: React may discard a
 * boundary's markup if it re-renders before hydration, closing a question the visitor has just opened.
 */
export function SectionPart({ onInteractive, ...latest }: SectionPartProps): ReactElement {
  const [first] = useState(latest);
  const [isTakenOver, setTakenOver] = useState(false);
  const takenOver = useCallback(() => {
    setTakenOver(true);
    onInteractive?.();
  }, [onInteractive]);
  return <Content {...(isTakenOver ? latest : first)} onTakenOver={takenOver} />;
}

interface ContentProps extends Omit<SectionPartProps, 'onInteractive'> {
  onTakenOver: () => void;
}

const Content = memo(function Content({ section, part, onTakenOver, ...props }: ContentProps): ReactElement {
  return (
    // On the server no error boundary works: Suspense renders the fallback, and the browser tries again.
    <Suspense fallback={part === 'Action' ? null : <SectionSkeleton section={section} />}>
      <Told {...props} section={section} part={part} />
      <TakenOver onTakenOver={onTakenOver} />
    </Suspense>
  );
});

/** The part, with the data that this visitor is told. */
function Told({ section, part, ...props }: Omit<ContentProps, 'onTakenOver'>): ReactElement | null {
  // Each is given what it takes of this: a view has its item.
  const Part = section[part] as ComponentType<typeof props> | undefined;
  const data = useToldData(section.source, props.data, props.own);
  return Part ? <Part {...props} data={data} /> : null;
}

/** Renders nothing. Its effect runs in the same commit as the part beside it. */
function TakenOver({ onTakenOver }: Pick<ContentProps, 'onTakenOver'>): null {
  useEffect(onTakenOver, [onTakenOver]);
  return null;
}
