import { profileFieldNames, profileTextsOf, type Order } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { customerInputs } from './customerInputs.ts'
import styles from './OrderFacts.module.css'

/** The address comes last. */
const fields = [
  ...profileFieldNames.filter((field) => field !== 'direccion'),
  'businessName',
  'email',
  'direccion',
] as const

/** The recipient of an order and the address, as on the parcel; or where it is picked up. */
export function CustomerFields({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['account', 'orders'])
  const { customer, pickupAddress } = order
  const { email, businessName } = customer
  const { direccion, ...person } = profileTextsOf(customer)
  const isPickup = pickupAddress !== ''
  const texts = { ...person, email, businessName, direccion: pickupAddress || direccion }
  const addressLabel = isPickup ? t('orders:order.pickupAt') : t('fields.direccion')
  const filled = fields.filter((field) => field !== 'businessName' || businessName !== '')
  return (
    <dl className={styles.fields}>
      {filled.map((field) => (
        <div key={field} data-field={field}>
          <dt>{field === 'direccion' ? addressLabel : t(customerInputs[field].label)}</dt>
          <dd translate="no">{texts[field]}</dd>
        </div>
      ))}
    </dl>
  )
}
