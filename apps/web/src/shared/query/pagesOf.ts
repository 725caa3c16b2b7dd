import type { ListedPage, PageRequest } from '@storefront/domain'

/** Reads a list page by page, each after the one before it, and yields the items of each. */
export async function* pagesOf<Item>(
  read: (request: PageRequest) => Promise<ListedPage<Item>>,
  limit: number,
): AsyncGenerator<readonly Item[]> {
  let after: string | null = null
  do {
    const page: ListedPage<Item> = await read({ limit, after })
    yield page.items
    after = page.next
  } while (after !== null)
}
