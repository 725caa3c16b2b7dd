import type { AuthError } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

/** Puts a refusal of the authentication service into a sentence of its own. */
export function useAuthErrorText(): (error: AuthError) => string {
  const { t } = useTranslation('account')
  return ({ code, providerCode }) => {
    const sentence = t(`authErrors.${code}`, { code: providerCode })
    // The texts are made to stand within another sentence too.
    return sentence.charAt(0).toUpperCase() + sentence.slice(1)
  }
}
