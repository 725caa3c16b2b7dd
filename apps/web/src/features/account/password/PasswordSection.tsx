import { type Account, canTypeNewPassword, checkPasswordChange } from '@storefront/domain'
import { Banner, Button, PasswordField } from '@storefront/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../../shared/services.tsx'
import { useFieldErrorText } from '../../../shared/forms/useFieldErrorText.ts'
import { useForm } from '../../../shared/forms/useForm.ts'
import { AccountSection } from '../AccountSection.tsx'
import { useAuthAction } from '../useAuthAction.ts'
import { AccountName } from './AccountName.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import styles from './PasswordSection.module.css'

/** Changing the password (spec sections 2 and 5): the new one can be typed once the current one is. */
export function PasswordSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const { loadBackend, notices } = useServices()
  const { run, refusal, forget } = useAuthAction()
  const [canTypeNew, setCanTypeNew] = useState(false)
  const [changes, setChanges] = useState(0)
  const submitButton = useRef<HTMLButtonElement>(null)
  const errorText = useFieldErrorText('account')
  const { errorOf, isSubmitting, formProps } = useForm({
    fields: ['currentPassword', 'newPassword'],
    check: checkPasswordChange,
    async submit({ currentPassword, newPassword }) {
      notices.dismiss('password-changed')
      const outcome = await run(async () =>
        (await loadBackend()).auth.changePassword(currentPassword, newPassword),
      )
      if (outcome === 'invalid-credentials') return 'currentPassword'
      if (outcome === 'weak-password' || outcome === 'password-policy') return 'newPassword'
      if (outcome !== 'done') return undefined
      notices.show('password-changed')
      setCanTypeNew(false)
      setChanges(changes + 1)
      // The field that may have it is emptied by being made anew.
      submitButton.current?.focus()
      return undefined
    },
  })
  const { code, text } = refusal ?? {}
  const isNewRefused = code === 'weak-password' || code === 'password-policy'

  return (
    <AccountSection id="password" title={t('password.title')}>
      <form
        {...formProps}
        onInput={(event) => {
          formProps.onInput(event)
          if (code === 'invalid-credentials' || isNewRefused) forget()
        }}
      >
        <AccountName email={account.email} />
        <div key={changes} className={styles.fields}>
          <PasswordField
            label={t('password.current')}
            hint={t('password.currentHint')}
            name="currentPassword"
            autoComplete="current-password"
            showLabel={t('fields.showPassword')}
            hideLabel={t('fields.hidePassword')}
            onInput={({ currentTarget }) => setCanTypeNew(canTypeNewPassword(currentTarget.value))}
            error={
              code === 'invalid-credentials'
                ? t('password.wrong')
                : errorText(errorOf('currentPassword'))
            }
          />
          <NewPasswordField
            label={t('password.new')}
            name="newPassword"
            disabled={!canTypeNew}
            hint={canTypeNew ? t('fields.passwordHint') : t('password.currentFirst')}
            error={isNewRefused ? text : errorText(errorOf('newPassword'))}
          />
        </div>
        {text !== undefined && code !== 'invalid-credentials' && !isNewRefused && (
          <Banner tone="error">{text}</Banner>
        )}
        <Button
          ref={submitButton}
          type="submit"
          busy={isSubmitting}
          busyLabel={t('password.submitting')}
        >
          {t('password.submit')}
        </Button>
      </form>
    </AccountSection>
  )
}
