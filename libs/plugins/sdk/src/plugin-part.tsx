import { memo, Suspense, useCallback, useEffect, useState, type ReactElement } from 'react';
import type { AnyProfilePlugin, SectionProps } from './plugin.js';
import { SectionSkeleton } from './section-skeleton.js';

interface PluginPartProps extends SectionProps<unknown> {
  plugin: AnyProfilePlugin;
  /** Which of its components: the section itself, or what stands beside its title. */
  part: 'Section' | 'Action';
  /** Called when the part answers clicks. */
  onInteractive?: (() => void) | undefined;
}

/**
 * A part of a section that is the plugin's own. Until React has taken over the server's markup it keeps what it began with,
 * the server's time for one: React may give up the markup of a boundary that is rendered again before, and with it the
 * question that the visitor has just opened.
 */
export function PluginPart({ onInteractive, ...latest }: PluginPartProps): ReactElement {
  const [first] = useState(latest);
  const [isTakenOver, setTakenOver] = useState(false);
  const takenOver = useCallback(() => {
    setTakenOver(true);
    onInteractive?.();
  }, [onInteractive]);
  return <Content {...(isTakenOver ? latest : first)} onTakenOver={takenOver} />;
}

interface ContentProps extends Omit<PluginPartProps, 'onInteractive'> {
  onTakenOver: () => void;
}

const Content = memo(function Content({
  plugin,
  part,
  onTakenOver,
  ...section
}: ContentProps): ReactElement | null {
  const Part = plugin[part];
  if (!Part) return null;
  return (
    // On the server no boundary catches: Suspense leaves the fallback, and the browser tries again.
    <Suspense fallback={part === 'Section' ? <SectionSkeleton plugin={plugin} /> : null}>
      <Part {...section} />
      <TakenOver onTakenOver={onTakenOver} />
    </Suspense>
  );
});

/** Shows nothing. Its effect runs in the same commit as that of the part beside it. */
function TakenOver({ onTakenOver }: Pick<ContentProps, 'onTakenOver'>): null {
  useEffect(onTakenOver, [onTakenOver]);
  return null;
}
