import {
  createContext,
  createElement,
  use,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Props of {@link ViewAction}. */
export interface ViewActionProps {
  /** A button or link in the account's colour: one of them is displayed. */
  children: ReactNode;
  /** It does nothing without script: the bar then offers what it does in every view. @default false */
  needsScript?: boolean;
  /** What is around it, text and box, is shown only where it stands in its place. @default false */
  saysAll?: boolean;
  /** It adds the account as a friend: the bar does not offer that a second time. @default false */
  addsFriend?: boolean;
}

/** The bar of a view, where the page has one; undefined outside of views. */
export const ViewBarContext = createContext<ComponentType<ViewActionProps> | undefined>(undefined);

/**
 * What a visitor has come to a view for: showing a coupon, ordering. It stands where the view has it. In a window without
 * room for the profile card, it is the main button of the bar at the lower edge, where it takes the place of the account's
 * own. At most one in a view, and not in a container, to which the bar would be fixed.
 */
export function ViewAction(props: ViewActionProps): ReactElement {
  const Bar = use(ViewBarContext);
  return Bar ? createElement(Bar, props) : <>{props.children}</>;
}
