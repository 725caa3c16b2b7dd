import { Heading, Link, Text } from '@react-email/components'
import { entriesInForce, trackingLink, type Tracking } from '@storefront/domain'

import { Facts } from './Facts.tsx'
import { firstName, type LetterProps } from './letterData.ts'
import { BuyerLetter, Paragraph } from './LetterFrame.tsx'
import { style } from './style.ts'

/** The carrier and the number of a parcel that has left: written later, or corrected. */
export function ParcelTracked(props: LetterProps) {
  const { letter, order, t } = props
  const tracked = entriesInForce(order.entries).flatMap((entry) =>
    'tracking' in entry && entry.tracking !== null
      ? [{ press: entry.press, tracking: entry.tracking }]
      : [],
  )
  const index = tracked.findIndex(({ press }) => press === letter.press)
  const tracking = tracked[index]?.tracking
  const isCorrected = index > 0
  return (
    <BuyerLetter
      {...props}
      title={t(isCorrected ? 'parcelTracked.titleOfCorrected' : 'parcelTracked.title')}
      lead={t(isCorrected ? 'parcelTracked.corrected' : 'parcelTracked.lead', {
        name: firstName(order),
        carrier: tracking?.carrier ?? '',
      })}
    >
      {tracking !== undefined && <Parcel tracking={tracking} t={t} />}
      <Paragraph>{t('orderShipped.adults')}</Paragraph>
    </BuyerLetter>
  )
}

interface ParcelProps extends Pick<LetterProps, 't'> {
  readonly tracking: Tracking
}

/** The carrier, the tracking number, and a link to the carrier's tracking page. */
export function Parcel({ tracking, t }: ParcelProps) {
  const link = trackingLink(tracking)
  return (
    <>
      <Heading as="h2" style={style.heading}>
        {t('orderShipped.parcel')}
      </Heading>
      <Facts
        facts={[
          { name: t('orderShipped.carrier'), value: tracking.carrier },
          { name: t('orderShipped.number'), value: tracking.number, isStrong: true },
        ]}
      />
      {link !== null && (
        <Text style={style.note}>
          <Link href={link} style={style.link}>
            {t('orderShipped.follow')}
          </Link>
        </Text>
      )}
    </>
  )
}
