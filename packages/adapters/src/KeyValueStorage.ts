/** The part of the browser's `Storage` that is used: strings under keys. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
