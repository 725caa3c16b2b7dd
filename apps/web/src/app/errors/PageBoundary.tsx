import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

import { RouteError } from './RouteError.tsx'

interface BoundaryProps {
  readonly pathname: string
  readonly children: ReactNode
}

interface BoundaryState {
  readonly pathname: string
  readonly broken: { readonly error: unknown } | null
}

/** React knows no other form than a class for what catches errors. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { pathname: this.props.pathname, broken: null }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { broken: { error } }
  }

  /** Another address is tried afresh. */
  static getDerivedStateFromProps(
    { pathname }: BoundaryProps,
    shown: BoundaryState,
  ): BoundaryState | null {
    return pathname === shown.pathname ? null : { pathname, broken: null }
  }

  override render(): ReactNode {
    const { broken } = this.state
    return broken === null ? this.props.children : <RouteError error={broken.error} />
  }
}

/** Shows a sentence instead of a page that breaks or whose code cannot be loaded. */
export function PageBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary pathname={useLocation().pathname}>{children}</Boundary>
}
