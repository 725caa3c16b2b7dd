import { PasswordField, type PasswordFieldProps } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from './NewPasswordField.module.css'
import { usePasswordStrength } from './usePasswordStrength.ts'

/** A password that is being chosen, with a hint of how easily it would be guessed. */
export function NewPasswordField(
  field: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'autoComplete' | 'onInput'>,
) {
  const { t } = useTranslation('account')
  const [typed, setTyped] = useState('')
  const strength = usePasswordStrength(typed)
  return (
    <div className={styles.field}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        showLabel={t('fields.showPassword')}
        hideLabel={t('fields.hidePassword')}
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
