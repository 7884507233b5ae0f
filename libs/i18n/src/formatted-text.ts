import {
  createElement,
  type ComponentProps,
  type ElementType,
  type JSXElementConstructor,
  type ReactElement,
  type ReactNode,
} from 'react';

/** Elements that hold such texts, and components that are one and pass the mark to it. */
type TextElement =
  | JSXElementConstructor<{ children: ReactNode; suppressHydrationWarning?: boolean }>
  | 'dd'
  | 'div'
  | 'h1'
  | 'li'
  | 'p'
  | 'span'
  | 'strong'
  | 'td'
  | 'text'
  | 'th'
  | 'time';

/** Props of {@link FormattedText}: those of its element. */
export type FormattedTextProps<Tag extends TextElement = 'span'> = ComponentProps<Tag> & {
  /** @default 'span' */
  as?: Tag;
};

/**
 * An element whose text has dates, times, numbers, amounts or lists of {@link useFormatters}. Two engines may write these
 * differently, such as with another comma, and React would render the whole part of the page again because of it, and
 * report it. So the server's words stay until there are others to say. It applies to the text directly in the element.
 *
 * Nothing but a formatter's words may differ in it: what else differs is neither mended nor reported.
 *
 * @example
 * ```tsx
 * <FormattedText as="time" dateTime={publishedAt}>{date(new Date(publishedAt))}</FormattedText>
 * ```
 */
export function FormattedText<Tag extends TextElement = 'span'>({
  as,
  ...props
}: FormattedTextProps<Tag>): ReactElement {
  return createElement<object>((as ?? 'span') as ElementType<object>, {
    ...props,
    suppressHydrationWarning: true,
  });
}
