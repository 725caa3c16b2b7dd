import { checkEmail, checkFields, checkOrderNumber, defaultShopSettings } from '@storefront/domain'
import { formatDate } from '@storefront/i18n'
import { Button, Field, Text } from '@storefront/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { EmailInput } from '../../../shared/forms/EmailInput.tsx'
import { useFieldErrorText, useForm } from '../../../shared/forms/useForm.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { PageHead } from '../../../shared/navigation/PageHead.tsx'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { FocusedBanner } from '../../../shared/notices/FocusedBanner.tsx'
import { loadVisitorBackend, useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useAction } from '../../../shared/useAction.ts'
import { useSettings } from '../../../shared/useSettings.ts'
import { AccountLayout } from '../../account/access/AccountLayout.tsx'
import styles from './FindOrderPage.module.css'
import { useGuestOrders, type GuestOrder } from './guestOrders.ts'
import { ShopContactLinks } from './OrderHelp.tsx'
import { orderPath } from './visitorOrders.ts'

/** `/pedido`: for whoever has lost the link of an order (decision 088). */
export function Page() {
  const { t } = useTranslation('orders')
  const settings = useSettings().data ?? defaultShopSettings
  const session = useSession()
  return (
    <AccountLayout
      plate="owl"
      title={t('find.title')}
      lead={t('find.lead')}
      short={!settings.lettersOn}
    >
      <PageHead path="/pedido" title={t('find.title')} description={t('find.description')} />
      {session.status === 'signed-in' && (
        <p>
          {t('find.account')} <LocalizedLink to="/orders">{t('title')}</LocalizedLink>.
        </p>
      )}
      <GuestOrders />
      {settings.lettersOn && <OrderSearch />}
      <section className={styles.part} aria-labelledby="help">
        <h2 id="help">{t('find.help.title')}</h2>
        <p>{t(settings.lettersOn ? 'find.help.lettersOn' : 'find.help.lettersOff')}</p>
        <ShopContactLinks
          settings={settings}
          subject={t('find.title')}
          text={t('find.help.message')}
        />
      </section>
    </AccountLayout>
  )
}

/** The orders that guests placed in this browser. It forgets them at a press: others may use it too. */
function GuestOrders() {
  const { t } = useTranslation('orders')
  const { orders, forget, forgetAll } = useGuestOrders()
  const [forgotten, setForgotten] = useState<string | null>(null)
  if (orders.length === 0) return forgotten !== null && <Forgotten>{forgotten}</Forgotten>
  return (
    <section className={styles.part} aria-labelledby="here">
      <h2 id="here">{t('find.here.title')}</h2>
      <p>{t('find.here.about')}</p>
      {forgotten !== null && <Forgotten key={forgotten}>{forgotten}</Forgotten>}
      <ul role="list" className={styles.orders}>
        {orders.map((order) => (
          <GuestOrderEntry
            key={order.id}
            order={order}
            onForget={() => {
              forget(order.id)
              setForgotten(t('find.here.forgotten', { number: order.number }))
            }}
          />
        ))}
      </ul>
      {orders.length > 1 && (
        <div>
          <Button
            variant="quiet"
            onClick={() => {
              forgetAll()
              setForgotten(t('find.here.allForgotten'))
            }}
          >
            {t('find.here.forgetAll')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** The pressed button has disappeared, so this gets the focus. */
const Forgotten = ({ children }: { readonly children: string }) => (
  <FocusedBanner tone="success">{children}</FocusedBanner>
)

interface GuestOrderEntryProps {
  readonly order: GuestOrder
  readonly onForget: () => void
}

function GuestOrderEntry({ order: { id, number, createdAt }, onForget }: GuestOrderEntryProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return (
    <li className={styles.order}>
      <div>
        <LocalizedLink to={orderPath(id)}>{t('number', { number })}</LocalizedLink>
        <Text as="span" look="soft">
          {formatDate(createdAt, language)}
        </Text>
      </div>
      <Button
        variant="quiet"
        aria-label={t('find.here.forgetNamed', { number })}
        onClick={onForget}
      >
        {t('find.here.forget')}
      </Button>
    </li>
  )
}

/** Asks for the link of an order. The answer is the same whether there is such an order or not. */
function OrderSearch() {
  const { t } = useTranslation('orders')
  const errorText = useFieldErrorText()
  const services = useServices()
  const { state, run } = useAction(
    'The link of an order could not be sent',
    async (sought: { readonly number: string; readonly email: string }) => {
      const [backend, { sendOrderLink }] = await Promise.all([
        loadVisitorBackend(services),
        import('./sendOrderLink.ts'),
      ])
      return backend.run(sendOrderLink, sought)
    },
  )
  const [answeredTo, setAnsweredTo] = useState('')
  const { errorOf, formProps } = useForm({
    fields: ['number', 'email'],
    check: ({ number, email }) =>
      checkFields({ number: checkOrderNumber(number), email: checkEmail(email) }),
    async submit(sought) {
      setAnsweredTo(sought.email)
      await run(sought)
    },
  })
  return (
    <section className={styles.part} aria-labelledby="search">
      <h2 id="search">{t('find.search.title')}</h2>
      <p>{t('find.search.text')}</p>
      {state.status === 'done' && (
        <FocusedBanner tone="success">{t('find.search.done', { email: answeredTo })}</FocusedBanner>
      )}
      <ActionResult
        state={state}
        refused={(code) => t(`find.search.refused.${code}`)}
        errorMessage={t('find.search.failed')}
      />
      <form {...formProps} aria-labelledby="search">
        <Field
          label={t('find.search.number')}
          hint={t('find.search.numberHint')}
          error={errorText(errorOf('number'))}
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          aria-required
        />
        <EmailInput
          label={t('find.search.email')}
          error={errorText(errorOf('email'))}
          name="email"
          autoComplete="email"
          aria-required
        />
        <Button
          type="submit"
          busy={state.status === 'busy'}
          busyLabel={t('find.search.submitting')}
        >
          {t('find.search.submit')}
        </Button>
      </form>
    </section>
  )
}
