import { partsToReview } from '@storefront/brand'
import {
  missingToSell,
  saveSettings,
  type AdminSettings,
  type ReviewedPart,
  type SellingPart,
} from '@storefront/domain'
import { ArrowRightIcon, Button } from '@storefront/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { LocalizedLink } from '../../../shared/navigation/LocalizedLink.tsx'
import { ActionResult } from '../../../shared/notices/ActionResult.tsx'
import { QueryBoundary } from '../../../shared/query/QueryBoundary.tsx'
import { useConfirmedQuery } from '../../../shared/query/useConfirmedQuery.ts'
import { useServices } from '../../../shared/services.tsx'
import { useSession } from '../../../shared/session/useSession.ts'
import { useAction } from '../../../shared/useAction.ts'
import { adminSettingsQuery, editedOf } from '../frame/adminSettingsQuery.ts'
import { DeskSection } from '../frame/DeskSection.tsx'
import { useDeskProducts } from '../frame/live.ts'
import { orderQueries } from '../orders/orderQueries.ts'
import styles from './BeforeSelling.module.css'

/** Where each part is added. */
const partPaths = {
  prices: '/dashboard/products',
  alcoholContent: '/dashboard/products',
  deliveryDays: '/dashboard/settings#deliveryDays',
  bankAccount: '/dashboard/settings#bankAccount',
  legalName: '/dashboard/settings#legalName',
  ruc: '/dashboard/settings#ruc',
  address: '/dashboard/settings#address',
  returnDays: '/dashboard/settings#returnDays',
  order: '/products',
  medals: '/Reconocimientos',
  team: '/Procesos',
  facts: '/Procesos',
  legalTexts: '/terms',
  verification: '/userProfile',
} as const satisfies Record<SellingPart, string>

/** What the shop lacks before it sells, with what the owner ticks off; renders nothing once all is there. */
export function BeforeSelling() {
  const { t } = useTranslation('desk')
  const services = useServices()
  const session = useSession()
  const settings = useConfirmedQuery(adminSettingsQuery(services.loadBackend))
  // The sections that show these data report their errors.
  const products = useDeskProducts().data?.items
  const hasOrder = useQuery(orderQueries.hasAny(services.loadBackend)).data
  if (products === undefined || hasOrder === undefined || session.status !== 'signed-in') {
    return null
  }
  const isVerified = session.account.emailVerified
  return (
    <QueryBoundary query={settings} errorMessage={t('settings.failed')} loading={<></>}>
      {(shop) => {
        const parts = missingToSell({
          products,
          settings: shop,
          toReview: partsToReview,
          hasAccount: shop.bankAccount !== null,
          hasOrder,
          isVerified,
        })
        return <Missing settings={shop} parts={parts} />
      }}
    </QueryBoundary>
  )
}

interface MissingProps {
  readonly settings: AdminSettings
  readonly parts: readonly SellingPart[]
}

function Missing({ settings, parts }: MissingProps) {
  const { t } = useTranslation('desk')
  const { loadBackend } = useServices()
  const queries = useQueryClient()
  const failure = 'What an admin has reviewed could not be ticked off'
  const { state, run } = useAction(failure, async (part: ReviewedPart) => {
    const backend = await loadBackend()
    const { version, reviewed } = settings
    const edited = editedOf({ ...settings, reviewed: [...reviewed, part] })
    const saved = await backend.run(saveSettings, { version, settings: edited })
    await queries.invalidateQueries({ queryKey: adminSettingsQuery(loadBackend).queryKey })
    return saved
  })
  if (parts.length === 0) return null
  return (
    <DeskSection id="before" title={t('overview.before.title')} className={styles.missing}>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <LocalizedLink to={partPaths[part]}>
              {t(`overview.before.parts.${part}.what`)}
            </LocalizedLink>
            <ArrowRightIcon />
            <p>{t(`overview.before.parts.${part}.until`)}</p>
            {isReviewed(part) && (
              <Button
                variant="quiet"
                className={styles.tick}
                busy={state.status === 'busy'}
                aria-label={t('overview.before.tickNamed', {
                  part: t(`overview.before.parts.${part}.what`),
                })}
                onClick={() => void run(part)}
              >
                {t('overview.before.tick')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ActionResult state={state} refused={() => t('changed')} errorMessage={t('notSaved')} />
    </DeskSection>
  )
}

const isReviewed = (part: SellingPart): part is ReviewedPart =>
  partsToReview.some((one) => one === part)
