import { memo, Suspense, useCallback, useEffect, useState, type ReactElement } from 'react';
import type { AnyProfilePlugin, SectionProps } from './plugin.js';
import { SectionSkeleton } from './section-skeleton.js';

interface PluginContentProps extends SectionProps<unknown> {
  plugin: AnyProfilePlugin;
  /** Called when the plugin's part answers clicks. */
  onInteractive: (() => void) | undefined;
}

/**
 * The plugin's own part of a section. Until React has taken over the server's markup it keeps what it began with, the
 * server's time for one: React may give up the markup of a boundary that is rendered again before, and with it the
 * question that the visitor has just opened.
 */
export function PluginContent({ onInteractive, ...latest }: PluginContentProps): ReactElement {
  const [first] = useState(latest);
  const [isTakenOver, setTakenOver] = useState(false);
  const takenOver = useCallback(() => {
    setTakenOver(true);
    onInteractive?.();
  }, [onInteractive]);
  return <Content {...(isTakenOver ? latest : first)} onTakenOver={takenOver} />;
}

interface ContentProps extends Omit<PluginContentProps, 'onInteractive'> {
  onTakenOver: () => void;
}

const Content = memo(function Content({ plugin, onTakenOver, ...section }: ContentProps): ReactElement {
  const { Section } = plugin;
  return (
    // On the server no boundary catches: Suspense leaves the skeleton, and the browser tries again.
    <Suspense fallback={<SectionSkeleton plugin={plugin} />}>
      <Section {...section} />
      <TakenOver onTakenOver={onTakenOver} />
    </Suspense>
  );
});

/** Shows nothing. Its effect runs in the same commit as that of the section beside it. */
function TakenOver({ onTakenOver }: Pick<ContentProps, 'onTakenOver'>): null {
  useEffect(onTakenOver, [onTakenOver]);
  return null;
}
