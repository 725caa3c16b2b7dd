/** A document that people edit. Another version than the one that was seen refuses an edit. */
export interface Versioned {
  /** How often it was edited. What the shop itself changes, such as a stock by a sale, raises none. */
  readonly version: number
  /** The press of the last edit, so that one that is sent again finds its work done. */
  readonly lastPress: string
}

/** The version of a document before its first edit. */
export const unedited: Versioned = { version: 0, lastPress: '' }

/** The version of a document after one more edit. */
export const editedOnce = ({ version }: Versioned, press: string): Versioned => ({
  version: version + 1,
  lastPress: press,
})
