import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react'

const HydrationContext = createContext(false)

interface HydrationProviderProps {
  /** Whether the page is prerendered, or hydrates what was. */
  readonly hydrates: boolean
  readonly children: ReactNode
}

/**
 * Says below it whether the page is being hydrated. It ends that in a transition, so that React renders what differs from
 * the page's HTML in slices, too: a server snapshot of `useSyncExternalStore` would render it at once, and hydrate every
 * boundary below in the same task.
 */
export function HydrationProvider({ hydrates, children }: HydrationProviderProps) {
  const [isHydrating, setHydrating] = useState(hydrates)
  useEffect(() => startTransition(() => setHydrating(false)), [])
  return <HydrationContext value={isHydrating}>{children}</HydrationContext>
}

/** Whether the page is prerendered, or being hydrated. */
export const useIsHydrating = (): boolean => useContext(HydrationContext)
