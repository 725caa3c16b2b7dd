/** Documents of a collection. One that cannot be read is named, and fails no list. */
export interface Listed<T> {
  readonly items: readonly T[]
  /** The ids of those that do not match their schema. */
  readonly unreadable: readonly string[]
}

/** One page of a longer list; `next` is the opaque cursor of the following page, null at the end. */
export interface ListedPage<T> extends Listed<T> {
  readonly next: string | null
}

/** The cursor of a page (null or missing: the first page) and its maximum number of items. */
export interface PageRequest {
  readonly limit: number
  readonly after?: string | null
}
