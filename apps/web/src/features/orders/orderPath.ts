/** The path of an order's page, without a language's prefix. */
export const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`
