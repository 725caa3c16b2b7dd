/** One page of a longer list; `next` is the opaque cursor of the following page, null at the end. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly next: string | null
}

/** Where a page starts (null or absent: at the beginning) and how many items it holds at most. */
export interface PageRequest {
  readonly limit: number
  readonly after?: string | null
}
