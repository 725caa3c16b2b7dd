import type { Account, Customer } from '@storefront/domain'
import { Button, Frame } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useServices } from '../../shared/services.tsx'
import { DemoMailbox } from '../account/DemoMailbox.tsx'
import { useAuthErrorText } from '../account/useAuthErrorText.ts'
import checkoutStyles from './Checkout.module.css'
import { DeliveryLines } from './Delivery.tsx'
import styles from './EmailWait.module.css'
import type { SendVerification } from './useOrdering.ts'

/** How often the account is read again, in ms: the interval grows by a second each time, up to the longest. */
const firstPollMs = 3_000
const longestPollMs = 30_000

interface EmailWaitProps {
  readonly account: Account
  readonly verification: SendVerification
  readonly customer: Customer
  /** "Transferencia, $98,00". */
  readonly payment: string
  readonly onChange: (part: 'delivery' | 'payment') => void
  readonly onOtherEmail: () => void
}

/**
 * Waits until the buyer has followed the link that was sent, on this or another device; the order is then placed
 * by itself.
 */
export function EmailWait({
  account,
  verification,
  customer,
  payment,
  onChange,
  onOtherEmail,
}: EmailWaitProps) {
  const { t } = useTranslation(['checkout', 'account'])
  const { loadBackend } = useServices()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [wasAsked, setAsked] = useState(false)
  const { failureText } = useAuthErrorText()
  // Its answer comes as a change of the account.
  const poll = useQuery({
    queryKey: ['verification', account.uid],
    queryFn: async () => (await loadBackend()).auth.refreshAccount(),
    enabled: !account.emailVerified,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) =>
      Math.min(firstPollMs + 1_000 * state.dataUpdateCount, longestPollMs),
  })

  useEffect(() => {
    title.current?.focus()
    title.current?.scrollIntoView({ block: 'center' })
  }, [])

  async function ask(): Promise<void> {
    setAsked(false)
    await poll.refetch()
    setAsked(true)
  }

  const failure = failureText(verification.state)
  const status = account.emailVerified
    ? t('wait.confirmed')
    : wasAsked
      ? t('wait.notYet')
      : t('wait.waiting')
  return (
    <div className={styles.wait}>
      <Frame className={styles.frame}>
        <section className={styles.words} aria-labelledby={titleId}>
          <h2 ref={title} id={titleId} tabIndex={-1}>
            {t('wait.title')}
          </h2>
          <p>
            <span>{failure === null ? t('wait.sent') : t('wait.notSent')}</span>{' '}
            <strong translate="no">{account.email}</strong>
            <span>{t('wait.open')}</span>
          </p>
          <div className={styles.pulse} role="status">
            <p>{failure ?? status}</p>
          </div>
          <DemoMailbox
            key={verification.state.status}
            kind="verify-email"
            to={account.email}
            newTab
          />
          {!account.emailVerified && (
            <div className={styles.acts}>
              <Button variant="quiet" onClick={() => void ask()}>
                {t('wait.check')}
              </Button>
              <Button
                variant="quiet"
                busy={verification.state.status === 'busy'}
                busyLabel={t('account:verification.sending')}
                onClick={() => void verification.run()}
              >
                {t('account:verification.sendAgain')}
              </Button>
              <Button variant="quiet" onClick={onOtherEmail}>
                {t('wait.otherEmail')}
              </Button>
            </div>
          )}
          <p className={checkoutStyles.soft}>{t('wait.spam')}</p>
        </section>
      </Frame>
      <section className={styles.kept} aria-labelledby={`${titleId}-kept`}>
        <h2 id={`${titleId}-kept`}>{t('wait.kept')}</h2>
        <div className={checkoutStyles.known}>
          <div>
            <h3>{t('delivery.title')}</h3>
            <DeliveryLines customer={customer} />
          </div>
          <Button
            variant="quiet"
            aria-label={t('delivery.editNamed')}
            onClick={() => onChange('delivery')}
          >
            {t('delivery.edit')}
          </Button>
        </div>
        <div className={checkoutStyles.known}>
          <div>
            <h3>{t('payment.title')}</h3>
            <p>{payment}</p>
            <p>{t('order.noCharge')}</p>
          </div>
          <Button
            variant="quiet"
            aria-label={t('payment.editNamed')}
            onClick={() => onChange('payment')}
          >
            {t('delivery.edit')}
          </Button>
        </div>
      </section>
    </div>
  )
}
