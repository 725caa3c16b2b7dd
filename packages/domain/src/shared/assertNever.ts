/** Ends a `switch` over a closed union: a case left out is a type error here. Throws if reached. */
export function assertNever(value: never): never {
  throw new TypeError(`Unexpected value: ${JSON.stringify(value)}`)
}
