import { useNavigate } from 'react-router-dom'

import { useLanguage } from '../i18n/useLanguage.ts'
import { localizedPath } from '../navigation/paths.ts'
import { useServices } from '../services.tsx'

/** Returns a function that signs out and then opens the login page (spec section 2, "Navbar"). */
export function useSignOut(): () => Promise<void> {
  const { session } = useServices()
  const language = useLanguage()
  const navigate = useNavigate()
  return async () => {
    await session.signOut()
    await navigate(localizedPath('/login', language))
  }
}
