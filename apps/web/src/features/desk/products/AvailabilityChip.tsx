import type { Availability } from '@storefront/domain'
import { Chip, type ChipProps } from '@storefront/ui'
import { useTranslation } from 'react-i18next'

const tones = {
  available: 'success',
  'coming-soon': 'neutral',
  'sold-out': 'error',
  inactive: 'muted',
} as const satisfies Record<Availability, ChipProps['tone']>

export function AvailabilityChip({ availability }: { readonly availability: Availability }) {
  const { t } = useTranslation('desk')
  return <Chip tone={tones[availability]}>{t(`products.availability.${availability}`)}</Chip>
}
