import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useLoaded } from '../../../shared/lazy/useLoaded.ts'
import { RequiredPasswordField, type RequiredPasswordFieldProps } from './AccountFields.tsx'
import styles from './AccountLayout.module.css'

/** A new password, with a rating of its strength. */
export function NewPasswordField(
  field: Omit<RequiredPasswordFieldProps, 'autoComplete' | 'onInput'>,
) {
  const { t } = useTranslation('account')
  const [typed, setTyped] = useState('')
  const strength = usePasswordStrength(typed)
  return (
    <div className={styles.newPassword}>
      <RequiredPasswordField
        {...field}
        autoComplete="new-password"
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div className={styles.strength} role="status" data-strength={strength}>
        {strength !== null && (
          <>
            <span className={styles.scale} aria-hidden="true" />
            {t(`strength.${strength}`)}
          </>
        )}
      </div>
    </div>
  )
}

/** The names of the library's scores, from 0 to 4. */
const strengths = ['guessable', 'weak', 'fair', 'good', 'excellent'] as const

type Strength = (typeof strengths)[number]

/** How long to wait after the last key in ms, so that screen readers do not announce every letter. */
const debounceMs = 400

/** The strength of the typed password, debounced; null while it is unknown. It is only a hint. */
function usePasswordStrength(password: string): Strength | null {
  const rate = useLoaded(loadRating, password !== '', 'The password could not be rated')
  const [strength, setStrength] = useState<Strength | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setStrength(rate?.(password) ?? null), debounceMs)
    return () => clearTimeout(timer)
  }, [password, rate])
  return password === '' ? null : strength
}

/** Loads what rates a password: the library's list of common ones is larger than a page. */
export async function loadRating(): Promise<(password: string) => Strength> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const library = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return (password) => strengths[library.check(password).score]
}
