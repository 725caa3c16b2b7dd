/** One page of a longer list; `next` is the opaque cursor of the following page, null at the end. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly next: string | null
}

/** The cursor of a page (null or missing: the first page) and its maximum number of items. */
export interface PageRequest {
  readonly limit: number
  readonly after?: string | null
}
