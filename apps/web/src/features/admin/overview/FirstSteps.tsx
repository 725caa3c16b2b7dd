import { placeholders, processFacts } from '@storefront/brand'
import {
  defaultShopSettings,
  saveSettings,
  type AdminSettings,
  type Product,
  type ReviewedPart,
  type ShopSettings,
} from '@storefront/domain'
import { formatMoney, formatNumber } from '@storefront/i18n'
import { ArrowRightIcon, Button, CheckIcon, VisuallyHidden } from '@storefront/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { useLanguage } from '../../../shared/i18n/useLanguage.ts'
import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../../shared/services.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { productsQuery } from '../../catalog/useProducts.ts'
import { processFactNames } from '../../process/facts.ts'
import { ActionResult } from '../frame/ActionResult.tsx'
import { adminSettingsQuery, editedOf } from '../frame/adminSettingsQuery.ts'
import { orderQueries } from '../orders/orderQueries.ts'
import styles from './FirstSteps.module.css'

/** The steps that set up a shop, with the pages on which they are done. */
const stepPaths = {
  prices: '/dashboard/products',
  shipping: '/dashboard/settings#deliveryDays',
  bank: '/dashboard/settings#bankAccount',
  seller: '/dashboard/settings#legalName',
  order: '/products',
  medals: '/Reconocimientos',
  team: '/Procesos',
  facts: '/Procesos',
  legalTexts: '/terms',
} as const

type SetupStep = keyof typeof stepPaths

/** The data that shows which steps are done. */
interface SetupData {
  readonly products: readonly Product[]
  readonly settings: AdminSettings
  /** Whether there is an order, of any status. */
  readonly hasOrder: boolean
}

/** The parts of the site that a person has to look at: only the owner knows when that is done. */
const partsToReview: readonly ReviewedPart[] = [
  ...placeholders,
  ...(processFactNames.some((name) => processFacts[name] === null) ? (['facts'] as const) : []),
]

const isOnSale = ({ active, comingSoon }: Product) => active && !comingSoon
const isCounted = ({ priceCents, stock }: Product) => priceCents !== null && stock !== null

/**
 * Which steps are done, in order. A new shop already has a shipping fee, so the step `shipping` is done
 * once the owner has entered the delivery time, which has no default.
 */
export function stepsOf({
  products,
  settings,
  hasOrder,
}: SetupData): ReadonlyMap<SetupStep, boolean> {
  const { deliveryDays, bankAccount, owner, reviewed } = settings
  return new Map<SetupStep, boolean>([
    ['prices', products.some(isOnSale) && products.filter(isOnSale).every(isCounted)],
    ['shipping', deliveryDays !== null],
    ['bank', bankAccount !== null],
    ['seller', Object.values(owner).every((value) => value !== '' && value !== null)],
    ['order', hasOrder],
    ...partsToReview.map((part) => [part, reviewed.includes(part)] as const),
  ])
}

/** The checklist for a new shop, with what the owner ticks off; renders nothing once all is done. */
export function FirstSteps() {
  const { t } = useTranslation('admin')
  const services = useServices()
  const settings = useConfirmedQuery(adminSettingsQuery(services.loadBackend))
  // The sections that show these data report their errors.
  const products = useConfirmedQuery(productsQuery(services)).data
  const hasOrder = useQuery(orderQueries.hasAny(services.loadBackend)).data
  return (
    <QueryBoundary query={settings} errorMessage={t('settings.failed')} loading={<></>}>
      {(shop) =>
        products !== undefined &&
        hasOrder !== undefined && <Steps products={products} settings={shop} hasOrder={hasOrder} />
      }
    </QueryBoundary>
  )
}

function Steps(shop: SetupData) {
  const { t } = useTranslation('admin')
  const steps = [...stepsOf(shop)]
  const done = steps.filter(([, isDone]) => isDone).length
  const { loadBackend } = useServices()
  const queries = useQueryClient()
  const failure = 'A first step could not be ticked off'
  const { state, run } = useAction(failure, async (part: ReviewedPart) => {
    const backend = await loadBackend()
    const { version, reviewed } = shop.settings
    const settings = editedOf({ ...shop.settings, reviewed: [...reviewed, part] })
    const saved = await backend.run(saveSettings, { version, settings })
    await queries.invalidateQueries({ queryKey: adminSettingsQuery(loadBackend).queryKey })
    return saved
  })
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
            <LocalizedLink to={stepPaths[step]}>
              {t(`overview.steps.${step}`)}
              {isDone && <VisuallyHidden>: {t('overview.steps.done')}</VisuallyHidden>}
            </LocalizedLink>
            {isDone ? <CheckIcon /> : <ArrowRightIcon />}
            {!isDone && <Missing step={step} settings={shop.settings} />}
            {!isDone && isReviewed(step) && (
              <Button
                variant="quiet"
                className={styles.tick}
                busy={state.status === 'busy'}
                aria-label={t('overview.steps.tickNamed', { step: t(`overview.steps.${step}`) })}
                onClick={() => void run(step)}
              >
                {t('overview.steps.tick')}
              </Button>
            )}
            {isDone && step === 'prices' && <Prices products={shop.products} />}
          </li>
        ))}
      </ol>
      <ActionResult
        state={state}
        refused={() => t('settings.changed')}
        errorMessage={t('notSaved')}
      />
    </section>
  )
}

const isReviewed = (step: SetupStep): step is ReviewedPart =>
  partsToReview.some((part) => part === step)

interface MissingProps {
  readonly step: SetupStep
  readonly settings: ShopSettings
}

/** What is missing for a step; for shipping, a hint if the fee is still the default. */
function Missing({ step, settings }: MissingProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { shippingCents, freeShippingFromCents } = settings
  const isDefault =
    shippingCents === defaultShopSettings.shippingCents &&
    freeShippingFromCents === defaultShopSettings.freeShippingFromCents
  return (
    <p>
      {step === 'shipping' && isDefault
        ? t('overview.steps.missing.shippingAsSeeded', {
            shipping: formatMoney(shippingCents, language),
          })
        : t(`overview.steps.missing.${step}`)}
    </p>
  )
}

/** The current prices and stocks, because a new shop already has some and the owner should check them. */
function Prices({ products }: Pick<SetupData, 'products'>) {
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
