import { placeTextOf, type Order } from '@storefront/domain'
import { useTranslation } from 'react-i18next'

import { customerInputs } from './customerInputs.ts'
import styles from './OrderFacts.module.css'

/** Who buys and receives an order and the address, as on the parcel; or where it is picked up. The address comes last. */
export function CustomerFields({ order }: { readonly order: Order }) {
  const { t } = useTranslation(['account', 'orders'])
  const { customer, receiver, pickupAddress } = order
  const { nombre, cedula, telefono, businessName, email } = customer
  const label = (field: keyof typeof customerInputs) => t(customerInputs[field].label)
  const facts = {
    nombre: { label: receiver === null ? label('nombre') : t('orders:order.buyer'), text: nombre },
    cedula: { label: label('cedula'), text: cedula },
    telefono: { label: label('telefono'), text: telefono },
    ...(businessName !== '' && {
      businessName: { label: label('businessName'), text: businessName },
    }),
    email: { label: label('email'), text: email },
    ...(receiver !== null && {
      receiver: { label: t('orders:order.receiver'), text: receiver.nombre },
      receiverPhone: { label: t('orders:order.receiverPhone'), text: receiver.telefono },
    }),
    direccion: {
      label: t(pickupAddress === '' ? 'fields.direccion' : 'orders:order.pickupAt'),
      text: placeTextOf(order),
    },
  }
  return (
    <dl className={styles.fields}>
      {Object.entries(facts).map(([field, fact]) => (
        <div key={field} data-field={field}>
          <dt>{fact.label}</dt>
          <dd translate="no">{fact.text}</dd>
        </div>
      ))}
    </dl>
  )
}
