import {
  defaultShopSettings,
  type Order,
  type Product,
  type ShopSettings,
} from '@storefront/domain'
import { ArrowRightIcon, CheckIcon, VisuallyHidden } from '@storefront/ui'
import { useQuery } from '@tanstack/react-query'

import { formatMoney, formatNumber } from '../../../shared/i18n/formatNumber.ts'
import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { useTranslation } from 'react-i18next'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { settingsQuery } from '../../../shared/useSettings.ts'
import { useServices } from '../../../shared/services.tsx'
import { productsQuery } from '../../catalog/useProducts.ts'
import { orderQueries } from '../orders/orderQueries.ts'
import styles from './FirstSteps.module.css'

/** What a shop needs before it sells, and where it is done. */
const places = {
  prices: '/dashboard/products',
  shipping: '/dashboard/settings#deliveryDays',
  bank: '/dashboard/settings#bankAccount',
  seller: '/dashboard/settings#legalName',
  order: '/products',
} as const

type Step = keyof typeof places

/** What the steps are told by. */
interface Shop {
  readonly products: readonly Product[]
  readonly settings: ShopSettings
  /** The newest, of any status. */
  readonly orders: readonly Order[]
}

const isOnSale = ({ active, comingSoon }: Product) => active && !comingSoon
const isCounted = ({ priceCents, stock }: Product) => priceCents !== null && stock !== null

/**
 * Which steps are done, in the order they are taken. A fee for shipping is there from the beginning,
 * so whether it was thought about is told by what only the owner knows: how long delivery takes.
 */
export function stepsOf({ products, settings, orders }: Shop): ReadonlyMap<Step, boolean> {
  const { deliveryDays, bankAccount, owner } = settings
  return new Map<Step, boolean>([
    ['prices', products.some(isOnSale) && products.filter(isOnSale).every(isCounted)],
    ['shipping', deliveryDays !== null],
    ['bank', bankAccount !== null],
    ['seller', Object.values(owner).every((said) => said !== '' && said !== null)],
    ['order', orders.length > 0],
  ])
}

/** The steps to a shop that sells, ticked off by what it holds; nothing once all are done. */
export function FirstSteps() {
  const { t } = useTranslation('admin')
  const services = useServices()
  const settings = useConfirmedQuery(settingsQuery(services))
  // That these could not be read is said where they are shown.
  const products = useConfirmedQuery(productsQuery(services)).data
  const orders = useQuery(orderQueries.recent(services.loadBackend)).data
  return (
    <QueryBoundary query={settings} failed={t('settings.failed')} waiting={<></>}>
      {(shop) =>
        products !== undefined &&
        orders !== undefined && <Steps products={products} settings={shop} orders={orders} />
      }
    </QueryBoundary>
  )
}

function Steps(shop: Shop) {
  const { t } = useTranslation('admin')
  const steps = [...stepsOf(shop)]
  const done = steps.filter(([, isDone]) => isDone).length
  if (done === steps.length) return null
  return (
    <section className={styles.steps} aria-labelledby="steps">
      <header>
        <h2 id="steps">{t('overview.steps.title')}</h2>
        <p>{t('overview.steps.progress', { done, all: steps.length })}</p>
      </header>
      <ol>
        {steps.map(([step, isDone]) => (
          <li key={step} data-done={isDone || undefined}>
            <LocalizedLink to={places[step]}>
              {t(`overview.steps.${step}`)}
              {isDone && <VisuallyHidden>: {t('overview.steps.done')}</VisuallyHidden>}
            </LocalizedLink>
            {isDone ? <CheckIcon /> : <ArrowRightIcon />}
            {!isDone && <Missing step={step} settings={shop.settings} />}
            {isDone && step === 'prices' && <Prices products={shop.products} />}
          </li>
        ))}
      </ol>
    </section>
  )
}

interface MissingProps {
  readonly step: Step
  readonly settings: ShopSettings
}

/** What is missing for a step; of shipping, that it costs what it did in the beginning. */
function Missing({ step, settings }: MissingProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { shippingCents, freeShippingFromCents } = settings
  const isAsSeeded =
    shippingCents === defaultShopSettings.shippingCents &&
    freeShippingFromCents === defaultShopSettings.freeShippingFromCents
  return (
    <p>
      {step === 'shipping' && isAsSeeded
        ? t('overview.steps.missing.shippingAsSeeded', {
            shipping: formatMoney(shippingCents, language),
          })
        : t(`overview.steps.missing.${step}`)}
    </p>
  )
}

/** What is sold now, and how many of it: prices and stock are there from the beginning too. */
function Prices({ products }: Pick<Shop, 'products'>) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return products.filter(isOnSale).map(({ id, name, priceCents, stock }) => (
    <p key={id}>
      {t('overview.steps.price', {
        name,
        price: formatMoney(priceCents ?? 0, language),
        count: stock ?? 0,
        number: formatNumber(stock ?? 0, language),
      })}
    </p>
  ))
}
