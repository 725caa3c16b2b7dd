import { queryOptions } from '@tanstack/react-query'

import type { LoadBackend } from '../../../shared/services.tsx'

export const passwordResetQueries = {
  /** Whose password the code of an e-mail resets, or why it does not. */
  emailOf: (loadBackend: LoadBackend, actionCode: string) =>
    queryOptions({
      queryKey: ['password-reset', actionCode],
      queryFn: async () => (await loadBackend()).auth.passwordResetEmail(actionCode),
      // A code that was used in the meantime is no news to who used it.
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
