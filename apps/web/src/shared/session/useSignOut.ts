import { localizedPath } from '@storefront/i18n'
import { useNavigate } from 'react-router-dom'

import { useLeave } from '../forms/UnsavedChanges.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useServices } from '../services.tsx'

/**
 * Returns a function that signs out and then opens the login page (spec section 2.3); it asks first if changes
 * would be lost.
 */
export function useSignOut(): () => void {
  const { session } = useServices()
  const language = useLanguage()
  const navigate = useNavigate()
  const leave = useLeave()

  async function signOut(): Promise<void> {
    await session.signOut()
    await navigate(localizedPath('/login', language))
  }
  return () => leave(() => void signOut())
}
