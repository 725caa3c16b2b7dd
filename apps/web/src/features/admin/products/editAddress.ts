/** The key in the query that names the product being edited. */
export const editKey = 'edit'

/** Where a product is edited, without a language's prefix. */
export function editAddress(id: string): string {
  return `/dashboard/products?${new URLSearchParams({ [editKey]: id }).toString()}`
}
