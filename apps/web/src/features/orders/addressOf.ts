/** The path of an order's page, without a language's prefix. */
export const addressOf = (id: string): string => `/orders/${encodeURIComponent(id)}`
