import { useI18n } from '@oa-profile/i18n/react';
import type { i18n } from 'i18next';
import {
  Suspense,
  createElement,
  memo,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { usePageEnvironment } from '../store/hooks.js';
import type { ProfileServices } from '../store/services.js';
import { disableControls } from './disable-controls.js';
import type { Guard } from './guarded.js';
import { codeIsHere, createLateCode } from './late-code.js';
import { LateFailure } from './late-failure.js';
import { LateFallback } from './late-fallback.js';
import { whenIdleOrTouched } from './when-idle-or-touched.js';
import { whenNear } from './when-near.js';
import { wasTouched, whenTouched } from './when-touched.js';

/** Props that every late component gets besides its own. */
export interface LateProps {
  /** To be called in an effect when the component is interactive. */
  onInteractive: () => void;
}

interface GuardedProps extends LateProps {
  guard: Guard;
}

/** Places of parts that React has taken over; the parts within a part are not among them before it has started. */
const takenOver = new WeakSet<Element>();

/** Puts parts behind `part` that others have moved into it: React would discard them with all that it does not know. */
function moveOutForeignParts(part: Element): void {
  for (const inner of part.querySelectorAll('div')) if (takenOver.has(inner)) part.after(inner);
}

const noProps = {};

/** For so long the time that the server has rendered is true: after that a page's clock would have moved on. */
const TRUE_FOR_MS = 60_000;

interface LatePartProps<Props extends object> {
  /** Loads the component, and into the page's texts those it needs. Only the first function passed is called. */
  load: (i18n: i18n, services: ProfileServices) => Promise<ComponentType<Props & LateProps>>;
  /** Names the part in error reports. Those of sections are their types: any other has a space, so that none is the same. */
  name: string;
  /** Tells the part from others of its name in the document. @default there is only one of the name */
  id?: string;
  /** Whether parts of this name have different components. @default false */
  isUnique?: boolean;
  /** The component's props: must stay the same object, or the server's markup would be discarded. @default none */
  props?: Props | undefined;
  /**
   * When the browser loads the code: 'idle' is no later than 'near'; 'touched' when the visitor turns to it, and like 'near'
   * once what the server has rendered is a minute old, since it may no longer be true.
   *
   * @default 'near'
   */
  when?: 'near' | 'idle' | 'at once' | 'touched';
  /** @default nothing */
  fallback?: ReactNode;
  /** Offered where the component throws. @default nothing */
  wayOn?: ReactNode;
  className?: string | undefined;
  /**
   * Whether a message beside the part says that its code could not be loaded. Not needed where the server's markup does
   * all that matters.
   *
   * @default true
   */
  saysFailure?: boolean;
}

/**
 * A part of the page whose code is loaded late. The server renders it completely; in the browser its markup stays as it
 * is until the code has loaded, since React leaves a boundary alone while it suspends in hydration. It must not render
 * again until then: hence the memo, and no use of the page's state here. Code that throws costs this part alone.
 */
function LatePartComponent<Props extends object>({
  load,
  name,
  id: mark = name,
  isUnique = false,
  props = noProps as Props,
  when = 'near',
  fallback = null,
  wayOn,
  className,
  saysFailure = true,
}: LatePartProps<Props>): ReactElement {
  const { services, earlyClick, loading, loadedCode, serverMarkup, renderedAt } = usePageEnvironment();
  const i18n = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const [late] = useState(() => {
    const loaded = isUnique ? undefined : loadedCode?.get(name);
    if (loaded) return codeIsHere(loaded as ComponentType<Props & GuardedProps>);
    const created = createLateCode(
      async () => {
        const [{ guarded }, part] = await Promise.all([import('./guarded.js'), load(i18n, services)]);
        const component = guarded(part);
        if (!isUnique) loadedCode?.set(name, component);
        return component;
      },
      (error) => services.captureError(error, `load ${name}`),
    );
    if (loading === 'eager') created.start();
    return created;
  });
  useEffect(() => {
    const element = place.current;
    if (element) takenOver.add(element);
    // Nobody can turn to what is not there.
    const waits = when === 'touched' && element?.querySelector(':not([hidden])');
    if (!element || when === 'at once' || (waits && wasTouched(element))) {
      late.start();
      return undefined;
    }
    const near = (): (() => void) => whenNear(element, late.start);
    const stops = [waits ? whenTouched(element, late.start) : near()];
    if (when === 'idle') stops.push(whenIdleOrTouched(late.start));
    if (waits) {
      const left = renderedAt.getTime() + TRUE_FOR_MS - Date.now();
      const timer = setTimeout(() => stops.push(near()), Math.max(0, left));
      stops.push(() => clearTimeout(timer));
    }
    return () => stops.forEach((stop) => stop());
  }, [late, when, renderedAt]);
  useEffect(
    () =>
      late.subscribe(() => {
        const part = place.current;
        if (!part) return;
        const isHere = late.status() === 'Success';
        if (isHere) moveOutForeignParts(part);
        // Until then nothing handles its buttons; for hydration they must be as the server sent them.
        disableControls(part, !isHere);
        // The focused retry button is about to disappear: keep the focus in this part.
        if (isHere && part.querySelector('[data-late-failure]')?.contains(document.activeElement)) {
          part.tabIndex = -1;
          part.focus({ preventScroll: true });
        }
      }),
    [late],
  );
  const onInteractive = useCallback(() => {
    if (!place.current) return;
    delete place.current.dataset['late'];
    serverMarkup?.drop(mark);
    earlyClick?.repeatIn(place.current);
  }, [earlyClick, serverMarkup, mark]);
  const [guard] = useState(() => ({ name, mark, className, saysFailure, wayOn }));
  return (
    <div ref={place} className={className} data-late={mark}>
      <Suspense
        fallback={
          <LateFallback mark={mark} className={className}>
            {fallback}
          </LateFallback>
        }
      >
        <WithCode code={late.code} props={props} guard={guard} onInteractive={onInteractive} />
      </Suspense>
      {saysFailure && <LateFailure late={late} />}
    </div>
  );
}

export const LatePart = memo(
  LatePartComponent,
  (before, after) => before.props === after.props,
) as typeof LatePartComponent;

interface WithCodeProps<Props extends object> extends GuardedProps {
  code: Promise<ComponentType<Props & GuardedProps>>;
  props: Props;
}

function WithCode<Props extends object>({
  code,
  props,
  guard,
  onInteractive,
}: WithCodeProps<Props>): ReactElement {
  // Not created here: the loaded code holds it, the same one every time.
  return createElement(use(code), { ...props, guard, onInteractive });
}
