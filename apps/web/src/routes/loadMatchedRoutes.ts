import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Loads the lazy routes of an address before the router starts, so that a prerendered page is
 * hydrated in one go: nothing of it is replaced by a fallback meanwhile.
 */
export async function loadMatchedRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy())
      delete route.lazy
    }),
  )
}
