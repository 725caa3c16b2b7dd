/** The router's state of a redirect that the visitor did not ask for: the notices before it belong to its target. */
export const redirectState = 'redirect'
