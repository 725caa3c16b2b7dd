import {
  checkFields,
  checkNewPassword,
  checkPassword,
  type Account,
  type AuthErrorCode,
} from '@storefront/domain'
import { Banner, Button } from '@storefront/ui'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { HiddenUsername, RequiredPasswordField } from '../access/AccountFields.tsx'
import { AccountSection } from '../access/AccountLayout.tsx'
import { NewPasswordField } from '../access/NewPasswordField.tsx'
import { useAuthErrorText } from '../access/useAuthErrorText.ts'
import styles from './ProfilePage.module.css'

const fields = ['currentPassword', 'newPassword'] as const

type PasswordField = (typeof fields)[number]

/** The field at which a refusal of the account service is shown. */
const refusedFields: ReadonlyMap<AuthErrorCode, PasswordField> = new Map([
  ['invalid-credentials', 'currentPassword'],
  ['password-policy', 'newPassword'],
  ['weak-password', 'newPassword'],
])

/** The part of the page that changes the password. It is collapsed at first, and hiding it again keeps the typed values. */
export function PasswordSection({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <AccountSection
      id="password"
      headingLevel={3}
      title={t('password.title')}
      lead={t('password.lead')}
      action={
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('password.close') : t('password.open')}
        </Button>
      }
    >
      <div id={id} hidden={!isOpen}>
        <PasswordForm account={account} />
      </div>
    </AccountSection>
  )
}

/** The form that changes the password (spec sections 2 and 5). The new one is disabled until the current one is typed. */
export function PasswordForm({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const { loadBackend, notices } = useServices()
  const { state, run, reset } = useAction(
    'The password could not be changed',
    async ({ currentPassword, newPassword }: Record<PasswordField, string>) =>
      (await loadBackend()).auth.changePassword(currentPassword, newPassword),
  )
  const [canTypeNew, setCanTypeNew] = useState(false)
  const [changeCount, setChangeCount] = useState(0)
  const submitButton = useRef<HTMLButtonElement>(null)
  const { errorOf, formProps } = useForm({
    fields,
    check: ({ currentPassword, newPassword }) =>
      checkFields({
        currentPassword: checkPassword(currentPassword),
        newPassword: checkNewPassword(newPassword),
      }),
    async submit(change) {
      notices.dismiss('password-changed')
      const settled = await run(change)
      if (settled?.status === 'refused') return refusedFields.get(settled.error.code)
      if (settled?.status !== 'done') return undefined
      notices.show('password-changed', 'success')
      setCanTypeNew(false)
      setChangeCount(changeCount + 1)
      // The new key empties the fields by recreating them, so the focused one is lost.
      submitButton.current?.focus()
      return undefined
    },
  })
  const errorText = useFieldErrorText()
  const failure = useAuthErrorText().failureText(state)
  const refused = state.status === 'refused' ? refusedFields.get(state.error.code) : undefined

  return (
    <form
      {...formProps}
      onInput={(event) => {
        formProps.onInput(event)
        if (refused !== undefined) reset()
      }}
    >
      <HiddenUsername email={account.email} />
      <div key={changeCount} className={styles.passwords}>
        <RequiredPasswordField
          label={t('password.current')}
          hint={t('password.currentHint')}
          name="currentPassword"
          autoComplete="current-password"
          onInput={({ currentTarget }) => setCanTypeNew(currentTarget.value !== '')}
          error={
            refused === 'currentPassword'
              ? t('password.wrong')
              : errorText(errorOf('currentPassword'))
          }
        />
        <NewPasswordField
          label={t('password.new')}
          name="newPassword"
          disabled={!canTypeNew}
          hint={canTypeNew ? t('fields.passwordHint') : t('password.currentFirst')}
          error={refused === 'newPassword' ? failure : errorText(errorOf('newPassword'))}
        />
      </div>
      {failure !== null && refused === undefined && <Banner tone="error">{failure}</Banner>}
      <Button
        ref={submitButton}
        type="submit"
        busy={state.status === 'busy'}
        busyLabel={t('password.submitting')}
      >
        {t('password.submit')}
      </Button>
    </form>
  )
}
