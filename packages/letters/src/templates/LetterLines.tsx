import { Heading, Text } from '@react-email/components'
import {
  ivaContained,
  ivaPercent,
  placeTextOf,
  recipientOf,
  type Cents,
  type Order,
} from '@storefront/domain'
import { formatMoney, wayContext } from '@storefront/i18n'
import { Fragment, type ReactNode } from 'react'

import { Facts } from './Facts.tsx'
import type { LetterProps } from './letterData.ts'
import { style } from './style.ts'

/** The lines of the order at their prices, and the totals. */
export function LetterLines({ order, language, t }: LetterProps) {
  const { number, items, subtotalCents, shippingCents, discountCents, totalCents } = order
  const money = (cents: Cents) => formatMoney(cents, language)
  const sums = [
    { name: 'subtotal', value: money(subtotalCents) },
    {
      name: 'shipping',
      value: shippingCents === 0 ? t('order.free') : money(shippingCents),
    },
    ...(discountCents === 0 ? [] : [{ name: 'discount', value: money(-discountCents) } as const]),
    { name: 'total', value: money(totalCents) },
  ] as const
  return (
    <>
      <Heading as="h2" style={style.heading}>
        {t('order.title', { number })}
      </Heading>
      <table className="data" style={style.table}>
        <thead>
          <tr>
            <th scope="col" style={style.columnName}>
              {t('order.product')}
            </th>
            <th scope="col" style={{ ...style.columnName, textAlign: 'right' }}>
              {t('order.quantity')}
            </th>
            <th scope="col" style={{ ...style.columnName, textAlign: 'right' }}>
              {t('order.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ productId, name, quantity, unitPriceCents }) => (
            <tr key={productId}>
              <th scope="row" style={style.product}>
                <span>{name}</span>
                <br />
                <span style={style.each}>{t('order.each', { price: money(unitPriceCents) })}</span>
              </th>
              <td style={style.quantity}>{quantity}</td>
              <td style={style.amount}>{money(quantity * unitPriceCents)}</td>
            </tr>
          ))}
          {sums.map(({ name, value }) => {
            const emphasis = name === 'total' ? style.total : undefined
            return (
              <tr key={name}>
                <th scope="row" colSpan={2} style={{ ...style.product, ...emphasis }}>
                  {t(`order.${name}`, wayContext(order))}
                </th>
                <td style={{ ...style.amount, ...emphasis }}>{value}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Text style={{ ...style.note, marginTop: 0 }}>
        {t('order.iva', { amount: money(ivaContained(totalCents)), percent: ivaPercent })}
      </Text>
    </>
  )
}

/** Who receives the bottles, or picks them up, and where, and whom the invoice is for. */
export function ShipTo({ order, t }: LetterProps) {
  const { nombre, businessName, idKind, cedula } = order.customer
  return (
    <>
      <Heading as="h2" style={style.heading}>
        {t('order.shipTo')}
      </Heading>
      <Facts
        facts={[
          { name: t('order.receiver'), value: recipientOf(order).nombre },
          {
            name: t('order.address', wayContext(order)),
            value: addressOf(order),
          },
          {
            name: t('order.invoiceTo'),
            value: cedula && `${businessName || nombre}, ${t(`order.idKinds.${idKind}`)} ${cedula}`,
          },
        ]}
      />
    </>
  )
}

/** The address in lines: the street, city and province, and the reference; or where it is picked up. Null without one. */
export function addressOf(order: Order): ReactNode {
  const text = placeTextOf(order)
  if (text === '') return null
  const lines = text.split('\n')
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
