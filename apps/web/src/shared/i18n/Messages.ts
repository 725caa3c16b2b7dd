/** The placeholders of a sentence as pattern: "Hola {nombre}" has `${string}{nombre}${string}`. */
type WithPlaceholdersOf<Sentence extends string> =
  Sentence extends `${string}{${infer Name}}${infer Rest}`
    ? `${string}{${Name}}${string}` & WithPlaceholdersOf<Rest>
    : string

/**
 * What a translation must satisfy: the same keys as the Spanish messages, each with the same
 * placeholders. A missing key or placeholder is a type error.
 */
export type MessagesLike<Spanish> = {
  readonly [Key in keyof Spanish]: Spanish[Key] extends string
    ? WithPlaceholdersOf<Spanish[Key]>
    : MessagesLike<Spanish[Key]>
}
