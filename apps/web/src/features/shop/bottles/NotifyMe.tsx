import { checkEmail, checkFields, type Product } from '@storefront/domain'
import { lettersContext } from '@storefront/i18n'
import { Button, Text } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { EmailInput } from '../../../shared/forms/EmailInput.tsx'
import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { FocusedBanner } from '../../../shared/notices/FocusedBanner.tsx'
import { loadVisitorBackend, useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { useSettings } from '../../../shared/useSettings.ts'
import styles from './NotifyMe.module.css'

interface NotifyMeProps {
  /** The bottle that cannot be bought: it is coming soon or sold out. */
  readonly product: Pick<Product, 'id' | 'name'>
}

/** Takes the address of somebody who wants to hear when a bottle can be bought. While letters are on, one asks to confirm it. */
export function NotifyMe({ product: { id, name } }: NotifyMeProps) {
  const { t } = useTranslation('catalog')
  const errorText = useFieldErrorText()
  const { state, run } = useJoinWaitingList(id)
  const settings = useSettings({ enabled: false }).data
  const [joined, setJoined] = useState<Joined | null>(null)
  const { errorOf, formProps } = useForm({
    fields: ['email'],
    check: ({ email }) => checkFields({ email: checkEmail(email) }),
    async submit({ email }) {
      const settled = await run(email)
      if (settled?.status === 'done') setJoined({ email, ...settled.value })
    },
  })
  if (joined !== null) {
    return (
      <FocusedBanner tone="success">
        {t('notify.done', { email: joined.email, ...lettersContext(joined.isToConfirm) })}
      </FocusedBanner>
    )
  }
  return (
    <form className={styles.form} aria-label={t('notify.label', { name })} {...formProps}>
      <ActionResult
        state={state}
        refused={(code) => t(`notify.refused.${code}`)}
        errorMessage={t('notify.failed')}
      />
      <div className={styles.row}>
        <EmailInput
          label={t('notify.email')}
          error={errorText(errorOf('email'))}
          name="email"
          autoComplete="email"
          aria-required
        />
        <Button type="submit" variant="secondary" busy={state.status === 'busy'}>
          {t('notify.send')}
        </Button>
      </div>
      <Text look="note">{t('notify.note', lettersContext(settings?.lettersOn === true))}</Text>
    </form>
  )
}

interface Joined {
  readonly email: string
  /** Whether a letter asks to confirm the address. */
  readonly isToConfirm: boolean
}

function useJoinWaitingList(productId: string) {
  const services = useServices()
  const language = useLanguage()
  return useAction('An address could not join a waiting list', async (email: string) => {
    const [{ run }, { joinWaitingList }] = await Promise.all([
      loadVisitorBackend(services),
      import('./joinWaitingList.ts'),
    ])
    return run(joinWaitingList, { productId, email, language })
  })
}
