import {
  checkFields,
  checkNewPassword,
  isCancelledByBuyer,
  joinOrder,
  type AuthErrorCode,
  type Order,
} from '@storefront/domain'
import { localizedPath } from '@storefront/i18n'
import { Banner, Button, Text } from '@storefront/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CopyLink } from '../../../shared/CopyLink.tsx'
import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { FocusedBanner } from '../../../shared/notices/FocusedBanner.tsx'
import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useAction } from '../../../shared/useAction.ts'
import { HiddenUsername } from '../../account/access/AccountFields.tsx'
import { EmailStatus } from '../../account/access/EmailStatus.tsx'
import { LegalLinks } from '../../account/access/LegalLinks.tsx'
import { NewPasswordField } from '../../account/access/NewPasswordField.tsx'
import { register } from '../../account/access/signInMethods.ts'
import { useAuthErrorText } from '../../account/access/useAuthErrorText.ts'
import { forgetGuestOrder, useGuestOrders } from './guestOrders.ts'
import styles from './OrderWithoutAccount.module.css'
import { orderPath, useVisitorOrderCommand } from './visitorOrders.ts'

/**
 * The account that an order without one can join: it is made here, or waits for its address to be verified; then the
 * order joins it.
 */
export function AccountToJoin({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const session = useSession()
  const [isNew, setNew] = useState(false)
  const [wasSent, setSent] = useState(false)
  const account = session.status === 'signed-in' ? session.account : null
  const isTheirs = account !== null && account.email === order.customer.email
  useJoining(order.id, isTheirs && account.emailVerified)
  if (session.status === 'guest') {
    return (
      <AccountOffer
        order={order}
        onMade={() => setNew(true)}
        onVerificationSent={() => setSent(true)}
      />
    )
  }
  if (!isTheirs || account.emailVerified) return null
  return (
    <div className={styles.part}>
      {isNew && <FocusedBanner tone="success">{t('offer.made')}</FocusedBanner>}
      <section className={styles.part} aria-labelledby="joining">
        <h2 id="joining">{t('joining.title')}</h2>
        <p>{t('joining.unverified', { email: account.email })}</p>
        <EmailStatus account={account} wasSent={wasSent} />
      </section>
    </div>
  )
}

/** Lets an order join the visitor's account, once its address is verified. */
function useJoining(id: string, mayJoin: boolean): void {
  const { guestOrders, log } = useServices()
  const join = useVisitorOrderCommand(joinOrder)
  const { mutate } = useMutation({
    mutationFn: join,
    onSuccess({ ok }) {
      if (ok) forgetGuestOrder(guestOrders, id)
    },
    // The link goes on working, and the next visit tries again.
    onError: (cause) => log('An order could not join an account', cause),
  })
  useEffect(() => {
    if (mayJoin) mutate({ id })
  }, [id, mayJoin, mutate])
}

/** The page's own address, with a button that copies it. */
export function KeptLink({ order }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const path = localizedPath(orderPath(order.id), useLanguage())
  const isRemembered = useGuestOrders().orders.some(({ id }) => id === order.id)
  return (
    <section className={styles.part} aria-labelledby="kept-link">
      <h2 id="kept-link">{t('link.title')}</h2>
      <p>{t(isCancelledByBuyer(order) ? 'link.textWhileOpen' : 'link.text')}</p>
      {isRemembered && (
        <p>
          {t('link.remembered')} <LocalizedLink to="/pedido">{t('find.title')}</LocalizedLink>.
        </p>
      )}
      <CopyLink url={`${window.location.origin}${path}`} />
    </section>
  )
}

/** The refusals that are shown at the password. */
const passwordErrors: ReadonlySet<AuthErrorCode> = new Set(['password-policy', 'weak-password'])

interface AccountOfferProps {
  readonly order: Order
  /** Called when the account exists. */
  readonly onMade: () => void
  readonly onVerificationSent: () => void
}

/** A guest makes an account with one password: the order has all the rest. */
function AccountOffer({ order, onMade, onVerificationSent }: AccountOfferProps) {
  const { t } = useTranslation(['orders', 'account'])
  const services = useServices()
  const language = useLanguage()
  const { nombre, cedula, email } = order.customer
  const { state, run } = useAction('The account could not be made', (password: string) =>
    register(
      services,
      { credentials: { email, password }, nombre, cedula },
      language,
      onVerificationSent,
    ),
  )
  const { errorOf, formProps } = useForm({
    fields: ['newPassword'],
    check: ({ newPassword }) => checkFields({ newPassword: checkNewPassword(newPassword) }),
    async submit({ newPassword }) {
      const settled = await run(newPassword)
      if (settled?.status === 'done') onMade()
      return settled?.status === 'refused' ? 'newPassword' : undefined
    },
  })
  const fieldErrorText = useFieldErrorText()
  const { textOf, signInFailureText } = useAuthErrorText()
  const refusal = state.status === 'refused' ? state.error : null
  const isPasswordRefused = refusal !== null && passwordErrors.has(refusal.code)
  const failure = isPasswordRefused ? null : signInFailureText(state, 'registerError')
  return (
    <section className={styles.part} aria-labelledby="offer">
      <h2 id="offer">{t('offer.title')}</h2>
      <p>{t('offer.text', { email })}</p>
      <form {...formProps} className={styles.form}>
        <HiddenUsername email={email} />
        <NewPasswordField
          label={t('account:fields.password')}
          name="newPassword"
          hint={t('account:fields.passwordHint')}
          error={
            fieldErrorText(errorOf('newPassword')) ??
            (isPasswordRefused ? textOf(refusal) : undefined)
          }
        />
        {refusal?.code === 'email-in-use' ? (
          <Banner
            tone="warning"
            action={
              <LocalizedLink to={`/login?returnTo=${orderPath(order.id)}`}>
                {t('order.signIn')}
              </LocalizedLink>
            }
          >
            {t('offer.inUse', { email })}
          </Banner>
        ) : (
          failure !== null && <Banner tone="error">{failure}</Banner>
        )}
        <Button
          type="submit"
          variant="secondary"
          busy={state.status === 'busy'}
          busyLabel={t('account:register.submitting')}
        >
          {t('offer.submit')}
        </Button>
        <Text look="note">
          {t('account:register.adultsAccept')} <LegalLinks />
        </Text>
      </form>
    </section>
  )
}
