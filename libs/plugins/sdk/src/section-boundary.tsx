import { isProfileError, type ErrorCode } from '@oa-profile/errors';
import { Component, type ReactNode } from 'react';

/** Props of {@link SectionBoundary}. */
export interface SectionBoundaryProps {
  children: ReactNode;
  /** New data reset the boundary. */
  data: unknown;
  /** What is shown instead; `retry` renders the children again. */
  fallback: (code: ErrorCode, retry: () => void) => ReactNode;
  onError: ((error: unknown) => void) | undefined;
}

interface SectionBoundaryState {
  code: ErrorCode | undefined;
}

/** Catches errors that a section, or another part of a page, throws while rendering. A class, as React has no hook for this. */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { code: undefined };

  static getDerivedStateFromError(error: unknown): SectionBoundaryState {
    return { code: isProfileError(error) ? error.code : 'UNKNOWN' };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override componentDidUpdate(previous: SectionBoundaryProps): void {
    if (this.state.code && previous.data !== this.props.data) this.retry();
  }

  readonly retry = (): void => this.setState({ code: undefined });

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.code ? fallback(this.state.code, this.retry) : children;
  }
}
