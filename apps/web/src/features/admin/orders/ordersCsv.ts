import {
  goodsOf,
  ivaContained,
  joinAddress,
  moneyOf,
  toDecimal,
  type Cents,
  type Goods,
  type Money,
  type Order,
  type OrderFilter,
  type PaymentMethod,
} from '@storefront/domain'
import { unparse } from 'papaparse'

import { formatSortable } from '../../../shared/i18n/format.ts'

const columns = [
  'number',
  'date',
  'goods',
  'money',
  'method',
  'received',
  'refunded',
  'shipped',
  'delivered',
  'cancelled',
  'nombre',
  'cedula',
  'email',
  'telefono',
  'direccion',
  'city',
  'items',
  'subtotal',
  'shipping',
  'total',
  'iva',
  'currency',
  'notes',
] as const

type Column = (typeof columns)[number]

/** The translated names of columns and states. */
export interface CsvTexts {
  readonly column: (column: Column) => string
  readonly goods: (goods: Goods) => string
  readonly money: (money: Money) => string
  readonly method: (method: PaymentMethod) => string
}

/** Marks the file as UTF-8; without it, Excel garbles accents. */
const byteOrderMark = '\uFEFF'

/**
 * Matches where a spreadsheet would start a formula: before a sign at the start of a cell, also before a
 * full-width sign, and after blanks, control characters and quotes. A cell can also start after a semicolon or a
 * line break: spreadsheets in Spanish separate cells by semicolons, and then quotes do not protect line breaks.
 */
const formulaStarts = /(?<=^|[;\t\n\v\f\r\u0085\u2028\u2029])(?=[\p{C}\p{Z}"]*[=+\-@＝＋－＠])/gu

/** Puts an apostrophe before each sign that would start a formula. */
const escapeFormulas = (text: string): string => text.replace(formulaStarts, "'")

/**
 * The orders as a CSV file with a row for each order, and a column for each product after the other columns.
 * Amounts are in dollars with a decimal point and two digits, times in the shop's time zone. An apostrophe turns
 * possible formulas into text.
 */
export function ordersCsv(orders: readonly Order[], texts: CsvTexts): string {
  const products = [...new Set(orders.flatMap(({ items }) => items.map(({ name }) => name)))]
  const names = products.toSorted((a, b) => a.localeCompare(b))
  const table = {
    fields: [...columns.map(texts.column), ...names.map(escapeFormulas)],
    data: orders.map((order) => {
      const row = rowOf(order, texts)
      return [
        ...columns.map((column) => escapeFormulas(row[column])),
        ...names.map((name) => quantityOf(order, name)),
      ]
    }),
  }
  return byteOrderMark + unparse(table)
}

/** The quantity of a product in an order; empty if it has none. */
function quantityOf({ items }: Order, product: string): string {
  const total = items.reduce(
    (sum, { name, quantity }) => (name === product ? sum + quantity : sum),
    0,
  )
  return total === 0 ? '' : String(total)
}

function rowOf(order: Order, texts: CsvTexts): Record<Column, string> {
  return {
    number: order.number,
    date: formatSortable(order.createdAt),
    goods: texts.goods(goodsOf(order)),
    money: texts.money(moneyOf(order)),
    method: texts.method(order.paymentMethod),
    received: sortable(order.paymentReceivedAt),
    refunded: sortable(order.refundedAt),
    shipped: sortable(order.shippedAt),
    delivered: sortable(order.deliveredAt),
    cancelled: sortable(order.cancelledAt),
    ...order.customer,
    direccion: joinAddress(order.customer),
    items: order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
    subtotal: amount(order.subtotalCents),
    shipping: amount(order.shippingCents),
    total: amount(order.totalCents),
    iva: amount(ivaContained(order.totalCents)),
    currency: order.currency,
    notes: order.notes,
  }
}

/** Empty if it has not happened, or was not recorded. */
const sortable = (ms: number | null): string => (ms === null ? '' : formatSortable(ms))

const amount = (cents: Cents): string => toDecimal(cents).toFixed(2)

/**
 * The name of an export file, with the first and the last day of the filter or, without one, of the
 * orders.
 *
 * @param orders newest first
 */
export function csvFileName(word: string, orders: readonly Order[], filter: OrderFilter): string {
  const first = filter.from ?? orders.at(-1)?.createdAt
  const last = filter.before === undefined ? orders[0]?.createdAt : filter.before - 1
  const days = [first, last].flatMap((time) => (time === undefined ? [] : [isoDay(time)]))
  return `${[word, ...days].join('-')}.csv`
}

const isoDay = (time: number): string => formatSortable(time).slice(0, 10)
