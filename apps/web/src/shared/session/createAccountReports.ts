import type { Account, Backend } from '@storefront/domain'

import type { LoadBackend } from '../services.tsx'

/** The reports of the authentication service: which account is signed in. */
export interface AccountReports {
  /** Starts to listen; does nothing if it already listens. Rejects when the backend cannot be loaded. */
  listen(): Promise<void>
  /** Runs an action that itself causes reports: only the last of them is delivered, after the action. */
  deferDuring<T>(action: () => Promise<T>): Promise<T>
}

/**
 * @param onAccount called with the account that is signed in, or null
 * @param onToken called with each new token; tokens are never deferred
 */
export function createAccountReports(
  loadBackend: LoadBackend,
  onAccount: (backend: Backend, account: Account | null) => void,
  onToken: (token: string) => void,
): AccountReports {
  let isListening = false
  let pendingActions = 0
  let deferredReport: (() => void) | null = null

  function report(backend: Backend, account: Account | null): void {
    if (pendingActions === 0) onAccount(backend, account)
    else deferredReport = () => onAccount(backend, account)
  }

  return {
    async listen() {
      if (isListening) return
      isListening = true
      try {
        const backend = await loadBackend()
        backend.auth.onAccountChange((account) => report(backend, account))
        backend.auth.onTokenChange(onToken)
      } catch (cause) {
        isListening = false
        throw cause
      }
    },
    async deferDuring(action) {
      pendingActions += 1
      try {
        return await action()
      } finally {
        pendingActions -= 1
        if (pendingActions === 0) {
          deferredReport?.()
          deferredReport = null
        }
      }
    },
  }
}
