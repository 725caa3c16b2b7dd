import { type Backend, Outage } from '@storefront/domain'

/** Gives the backend, loading its code at the first call: a guest's first page carries none of it. */
export type LoadBackend = () => Promise<Backend>

/** Loads once. A failed load is an outage like any other, and the next call tries again. */
export function lazyBackend(load: () => Promise<Backend>): LoadBackend {
  let loading: Promise<Backend> | null = null
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null
      throw new Outage('offline', 'The backend could not be loaded', { cause })
    })
    return loading
  }
}
