import type { Account, Backend } from '@storefront/domain'

import type { LoadBackend } from '../services.tsx'

/** What the authentication service reports on its own: who is signed in, null for nobody. */
export interface AccountReports {
  /** Reports from now on, if it does not already. Fails when the backend cannot be loaded. */
  listen(): Promise<void>
  /** Does something that causes reports itself: the last of them comes when it is over. */
  holdBackDuring<T>(act: () => Promise<T>): Promise<T>
}

/** @param reportToken hears of each token at once, also during what is held back */
export function createAccountReports(
  loadBackend: LoadBackend,
  report: (backend: Backend, account: Account | null) => void,
  reportToken: (token: string) => void,
): AccountReports {
  let isListening = false
  let holders = 0
  let heldBack: (() => void) | null = null

  function hear(backend: Backend, account: Account | null): void {
    if (holders === 0) report(backend, account)
    else heldBack = () => report(backend, account)
  }

  return {
    async listen() {
      if (isListening) return
      isListening = true
      try {
        const backend = await loadBackend()
        backend.auth.observe((account) => hear(backend, account))
        backend.auth.observeToken(reportToken)
      } catch (cause) {
        isListening = false
        throw cause
      }
    },
    async holdBackDuring(act) {
      holders += 1
      try {
        return await act()
      } finally {
        holders -= 1
        if (holders === 0) {
          heldBack?.()
          heldBack = null
        }
      }
    },
  }
}
