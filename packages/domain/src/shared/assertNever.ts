/** Ends a `switch` over a closed union, so that a missing case is a type error. Throws if reached. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${JSON.stringify(value)}`)
}
