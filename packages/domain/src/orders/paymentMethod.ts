/** How an order is paid: by bank transfer, or in cash on delivery. */
export const paymentMethods = ['transfer', 'onDelivery'] as const

export type PaymentMethod = (typeof paymentMethods)[number]
